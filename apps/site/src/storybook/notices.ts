import type { Activity, Notice } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { horse } from './fixtures.ts';
import { moment } from './moment.ts';
import { ada } from './players.ts';

const told = (
  id: string,
  minutes: number,
  type: 'outbid' | 'auction_won' | 'horse_sold' | 'bid_returned',
): Activity => ({
  ...{ id, stableId: ada.stable.id, stableName: ada.stable.name, at: moment - minutes * MINUTE },
  ...{ horseId: horse.id, horseName: horse.name, type },
});

const notice = (activity: Activity, over: Partial<Notice> = {}): Notice => ({
  ...{ activity, auctionId: null, toldAt: activity.at, fresh: false, ...over },
});

/** Outbid a moment ago; before that a hammer that fell for the player, seen already. */
export const notices: Notice[] = [
  notice(told('notice-1', 2, 'outbid'), { auctionId: 'lot-1', fresh: true }),
  notice(told('notice-2', 90, 'auction_won'), { auctionId: 'lot-2' }),
  notice(told('notice-3', 300, 'horse_sold')),
];
