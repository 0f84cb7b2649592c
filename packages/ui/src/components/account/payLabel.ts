/**
 * What a button that pays says: `label`, or, where a part of the price would come out of the wallet, that
 * this is moved first: "Move $1,200 and Buy".
 */
export const payLabel = (label: string, verb: string, fromWallet: string | undefined): string =>
  fromWallet === undefined ? label : `Move ${fromWallet} and ${verb}`;
