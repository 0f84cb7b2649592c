import {
  type Backend,
  buyEquipment,
  buyHorse,
  changeSalePrice,
  changeSilks,
  checkOutCart,
  chooseGoal,
  choosePrizeWallet,
  claimHorse,
  consignToAuction,
  createHorseGroup,
  deleteHorseGroup,
  endSession,
  enterRace,
  enterSupplementary,
  equipHorse,
  gallop,
  gallopAgainstGhost,
  giveOrders,
  joinRaceRequest,
  leaveFirstVisitStep,
  leaveRaceRequest,
  listHorse,
  lotOfHorse,
  moveToHorseGroup,
  myAuctions,
  noteHorse,
  orderHorseGroups,
  placeBid,
  renameHorse,
  renameHorseGroup,
  renewCalendarSecret,
  requestRace,
  retireHorse,
  returnHorse,
  seeLeftOutSessions,
  seePaper,
  seeSeasonTurn,
  seeTraining,
  setCartLine,
  showOwnerName,
  startAutoTraining,
  startTraining,
  stopAutoTraining,
  takeGoal,
  trainHorses,
  transferWallet,
  unequipHorse,
  withdrawEntry,
  withdrawFromAuction,
  withdrawFromSale,
} from '@furlong/backend';
import {
  type AskedRace,
  DAY,
  HOUR,
  namedSilks,
  seasonAt,
  tracks,
  tracksInSeason,
} from '@furlong/game/rules';

/** What all actions of a storm are about. */
export interface Scene {
  horseId: string;
  raceId: string;
  pieceId: string;
  groupId: string;
  /** A race that somebody asks for. */
  raceRequestId: string;
  /** What the horse is sold for. */
  price: number;
}

export interface Action {
  act: (backend: Backend, scene: Scene & { requestId: string }) => Promise<unknown>;
  /** Who acts: the owner of the horse, or the stable that might buy it. */
  by?: 'buyer';
  /** What has to be done before, or this would only be refused. */
  after?: string;
  /** Whether an answer tells of something done, which is kept under the id of its request; by default each does. */
  isKept?: (answer: unknown) => boolean;
}

const item = { itemId: 'cushioned-whip', price: 300 };
const race = { surface: 'Turf', distance: 1200, going: 50 } as const;

/** Of a day from now, the same for every request of an hour: each horse of a storm fits it. */
function askedRace(): AskedRace {
  const offAt = Math.floor((Date.now() + DAY) / HOUR) * HOUR;
  const [trackId = 'kingsmere'] = tracksInSeason(seasonAt(offAt));
  const [surface = 'Turf'] = tracks[trackId].surfaces;
  return {
    ...{ trackId, surface, distance: 1400, grade: 'Class 6', ageClass: '2yo', sex: null },
    ...{ entryFee: 50, runners: 8, earliestOff: offAt, latestOff: offAt },
  };
}

/** The auction in which a horse is, or from which its owner has withdrawn it. */
async function auctionOf(to: Backend, { horseId }: Scene): Promise<string> {
  const open = await lotOfHorse(to, { horseId });
  const ended = open === null ? await myAuctions(to, { part: 'unsold', limit: 100 }) : [];
  return (open ?? ended.find(({ horse }) => horse.id === horseId))?.id ?? horseId;
}

/** Every function by which a player writes. */
export const actions: Readonly<Record<string, Action>> = {
  buy_equipment: { act: (to, { requestId }) => buyEquipment(to, { ...item, requestId }) },
  buy_horse: { act: buyHorse, by: 'buyer', after: 'list_horse' },
  change_sale_price: { act: changeSalePrice, after: 'list_horse' },
  change_silks: {
    act: (to, { requestId }) =>
      changeSilks(to, { silks: namedSilks(requestId.slice(0, 8), 0), requestId }),
  },
  check_out_cart: {
    act: (to, { requestId }) => checkOutCart(to, { total: item.price, requestId }),
    after: 'set_cart_line',
  },
  claim_horse: {
    act: (to, scene) => claimHorse(to, { ...scene, fromWallet: 0 }),
    by: 'buyer',
    after: 'enter_race',
  },
  choose_prize_wallet: {
    act: (to, { requestId }) => choosePrizeWallet(to, { prizesTo: 'credits', requestId }),
  },
  consign_to_auction: {
    act: (to, { price, ...scene }) =>
      consignToAuction(to, {
        ...scene,
        ...{ reserve: price, startingBid: 500, duration: HOUR, fromWallet: 0 },
      }),
  },
  create_horse_group: {
    act: (to, { requestId }) => createHorseGroup(to, { name: requestId.slice(0, 8), requestId }),
  },
  delete_horse_group: { act: deleteHorseGroup },
  enter_race: { act: enterRace },
  enter_supplementary: { act: enterSupplementary },
  equip_horse: { act: (to, scene) => equipHorse(to, { ...scene, slot: 'saddle' }) },
  gallop: { act: (to, scene) => gallop(to, { ...race, ...scene, equipped: true }) },
  gallop_against_ghost: {
    act: (to, scene) => gallopAgainstGhost(to, { ...scene, equipped: true }),
  },
  give_orders: { act: (to, scene) => giveOrders(to, { ...scene, style: 0 }), after: 'enter_race' },
  leave_first_visit_step: {
    act: (to, { requestId }) => leaveFirstVisitStep(to, { step: 'race', requestId }),
  },
  join_race_request: {
    act: (to, scene) => joinRaceRequest(to, { ...scene, fromWallet: 0 }),
  },
  leave_race_request: { act: leaveRaceRequest, after: 'join_race_request' },
  list_horse: { act: listHorse },
  move_to_horse_group: {
    act: (to, { horseId, ...scene }) => moveToHorseGroup(to, { ...scene, horseIds: [horseId] }),
  },
  note_horse: { act: (to, scene) => noteHorse(to, { ...scene, note: 'Keen in the morning.' }) },
  order_horse_groups: {
    act: (to, { groupId, requestId }) => orderHorseGroups(to, { groupIds: [groupId], requestId }),
  },
  place_bid: {
    act: async (to, scene) =>
      placeBid(to, {
        auctionId: await auctionOf(to, scene),
        ...{ maximum: scene.price, requestId: scene.requestId, fromWallet: 0 },
      }),
    by: 'buyer',
    after: 'consign_to_auction',
  },
  rename_horse: {
    act: (to, { horseId, requestId }) =>
      renameHorse(to, { horseId, name: `Storm ${requestId.slice(0, 8)}`, requestId }),
  },
  rename_horse_group: {
    act: (to, { groupId, requestId }) =>
      renameHorseGroup(to, { groupId, name: requestId.slice(0, 8), requestId }),
  },
  request_race: {
    act: (to, { horseId, requestId }) =>
      requestRace(to, { asked: askedRace(), horseId, requestId, fromWallet: 0 }),
  },
  renew_calendar_secret: { act: renewCalendarSecret },
  retire_horse: { act: retireHorse },
  return_horse: { act: returnHorse },
  end_session: {
    act: (to) => endSession(to, { sessionId: crypto.randomUUID() }),
    isKept: () => false,
  },
  see_left_out_sessions: { act: seeLeftOutSessions, isKept: () => false },
  choose_goal: { act: (to, { requestId }) => chooseGoal(to, { goal: 'places', requestId }) },
  take_goal: {
    act: (to, { requestId }) => takeGoal(to, { season: -1, goal: 'run', requestId }),
  },
  see_paper: { act: seePaper, isKept: () => false },
  see_season_turn: {
    act: (to) => seeSeasonTurn(to, { season: seasonAt(Date.now()) - 1 }),
    isKept: () => false,
  },
  see_training: { act: seeTraining, isKept: () => false },
  set_cart_line: { act: (to, scene) => setCartLine(to, { ...scene, ...item, quantity: 1 }) },
  show_owner_name: {
    act: (to, { requestId }) => showOwnerName(to, { shown: 'initial', requestId }),
  },
  start_auto_training: {
    act: (to, scene) =>
      startAutoTraining(to, { ...scene, programme: 'balanced', weeklyBudget: 5_600 }),
  },
  start_training: { act: (to, scene) => startTraining(to, { ...scene, programme: 'speed' }) },
  stop_auto_training: { act: stopAutoTraining, after: 'start_auto_training' },
  train_horses: {
    act: (to, { horseId, requestId }) =>
      trainHorses(to, { sessions: [{ horseId, programme: 'agility' }], budget: 10_000, requestId }),
    // Where nothing is begun, nothing is kept, and who asks again is judged again.
    isKept: (answer) => JSON.stringify(answer).includes('"refusal":null'),
  },
  transfer_wallet: {
    act: (to, { requestId }) => transferWallet(to, { amount: 10, to: 'wallet', requestId }),
  },
  unequip_horse: { act: unequipHorse },
  withdraw_entry: { act: withdrawEntry, after: 'enter_race' },
  withdraw_from_auction: {
    act: async (to, scene) =>
      withdrawFromAuction(to, {
        auctionId: await auctionOf(to, scene),
        requestId: scene.requestId,
      }),
    after: 'consign_to_auction',
  },
  withdraw_from_sale: { act: withdrawFromSale, after: 'list_horse' },
};
