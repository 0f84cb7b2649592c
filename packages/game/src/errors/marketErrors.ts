/** Of sales, auctions and claims. */
export const marketErrors = {
  horse_for_sale: 'This horse is for sale. Withdraw it from the sales ring first.',
  horse_not_for_sale: 'This horse is not for sale any more.',
  horse_is_yours: 'This horse is in your stable already.',
  already_for_sale: 'This horse is in the sales ring already.',
  not_sellable_yet:
    'This horse cannot be sold yet: a new owner’s first horse stays for a season, one that was bought for seven days, and one that was claimed for ten.',
  sale_while_entered:
    'This horse is entered for a race. It can leave your stable once it has run, or is withdrawn.',
  sale_while_at_work: 'This horse is at work. It can leave your stable when its session has ended.',
  price_out_of_bounds:
    'A price lies between three tenths of the guide price by the rule, and three times as much.',
  asks_too_little:
    'More than a twentieth below its guide price a horse may be sold only as far as the prizes of your stable go, and not before it is four weeks old.',
  pays_too_much:
    'More than a twentieth above the guide price a stable may be paid only as far as the prizes of yours go, and not before it is four weeks old.',
  linked_stables:
    'Your stable and this one look like one owner’s, by their mailbox or the browser they are played from. Such stables do not bid for, claim or buy each other’s horses.',
  watch_list_full: 'You watch a hundred lots. Stop watching one to watch another.',
  auction_not_found: 'This auction does not exist.',
  auction_over: 'The hammer has fallen. No bid is taken any more, and no horse withdrawn.',
  auction_has_bids:
    'Somebody has bid on this horse. It stays in the auction until the hammer has fallen.',
  bid_too_low: 'A bid goes an increment above the price, or above the most that you have bid.',
  sealed_bid_given:
    'You have given your sealed bid on this horse. It is opened when the hammer has fallen.',
  reserve_below_start: 'The reserve cannot be below the first bid. Raise it, or start lower.',
  horse_in_auction:
    'This horse is in an auction. It is free again when the hammer has fallen, or it is withdrawn.',
  hammer_first:
    'This horse comes under the hammer first. Choose a race or a session that is over before that.',
  no_claiming_race: 'This is no claiming race. Its runners cannot be claimed.',
  claims_not_open: 'Its runners can be claimed once entries for this race have closed.',
  claims_shut: 'Claims for this race are shut. Its runners cannot be claimed any more.',
  already_claimed: 'You have claimed this horse already. The claim stands until the race is run.',
  claim_needs_run:
    'Only a stable that has run a horse in the last 30 days may claim another’s. Run one of yours first.',
  no_free_box:
    'A stable claims while it has fewer than 24 horses, its open claims among them. Yours has as many.',
  claimed_lately:
    'This horse was claimed less than ten days ago. Until then it runs in claiming races only at a higher price.',
  may_be_claimed:
    'This horse runs in a claiming race, where it may be claimed. Consign it after the race.',
  not_from_house: 'Only a horse that the house sold you can be given back.',
  returned_before: 'You have given this horse back before. This time it is yours.',
  return_too_late: 'A horse can be given back for 24 hours, and these are over.',
  return_after_run: 'This horse has raced for you, and cannot be given back.',
  return_after_rename: 'This horse has the name that you gave it, and cannot be given back.',
  return_after_retirement: 'This horse is retired, and cannot be given back.',
} as const;
