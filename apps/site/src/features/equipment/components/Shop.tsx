import type { ShopItem } from '@furlong/backend';
import {
  effectInWords,
  findEquipment,
  formatMoney,
  fromWallet,
  type Means,
} from '@furlong/game/rules';
import {
  Button,
  CartPanel,
  CategoryTabs,
  EmptyState,
  EquipmentCard,
  Grid,
  LoadMore,
  type PurchaseProgress,
  SearchField,
  Stack,
  VisuallyHidden,
} from '@furlong/ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { walletPart } from '../../../shared/format/walletPart.ts';
import { paths } from '../../../shared/paths.ts';
import { usePlayer } from '../../auth/index.ts';
import { readCategory, slotOf } from '../categoryOfSlot.ts';
import { buyMutation, type Purchase } from '../mutations.ts';
import { type NotAdded, useCart } from '../useCart.ts';
import * as styles from './Shop.css.ts';

export interface ShopProps {
  shop: readonly ShopItem[];
  means: Means;
}

/** The shelves to search, by category, and the cart; the address remembers both choices. */
export function Shop({ shop, means }: ShopProps) {
  const [search, setSearch] = useSearchParams();
  const tab = readCategory(search);
  // The address follows when there is time: a field that waited for it would lose letters.
  const [text, setText] = useState(search.get('search') ?? '');
  const found = findEquipment(shop, { text, slot: slotOf[tab] });
  const { panel, add, notAdded, forgetNotAdded } = useCart(shop, means);
  const cart = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const pieces = panel.lines.reduce((sum, { quantity }) => sum + quantity, 0);

  const remember = (choice: { tab?: string; search?: string }) =>
    setSearch(
      (before) => {
        const named = { ...Object.fromEntries(before), ...choice };
        return Object.entries(named).filter(
          ([key, value]) => value !== '' && `${key}${value}` !== 'taball',
        );
      },
      { replace: true, preventScrollReset: true },
    );
  const searchFor = (name: string) => {
    setText(name);
    remember({ search: name });
  };
  const addToCart = (item: ShopItem) => {
    const inCart = add(item);
    say(inCart > item.inCart ? `${item.name}: ${inCart} in your cart.` : '');
  };

  return (
    <div className={styles.besideCart}>
      <Stack gap="medium">
        <SearchField
          label="Search equipment"
          value={text}
          placeholder="Name"
          onChange={({ value }) => searchFor(value)}
        />
        <CategoryTabs value={tab} onChange={({ value }) => remember({ tab: value })}>
          <VisuallyHidden>
            <span role="status">{pluralize(found.length, 'piece')} found</span>
            <span role="status">{said}</span>
          </VisuallyHidden>
          {found.length === 0 ? (
            <EmptyState
              why="nothingFound"
              title="No equipment found"
              hint="Try adjusting your search criteria or browse different categories."
              action={
                <Button
                  variant="secondary"
                  onPress={() => {
                    setText('');
                    remember({ tab: 'all', search: '' });
                  }}
                >
                  Show all equipment
                </Button>
              }
            />
          ) : (
            <Cards
              {...{ shop, found, means, notAdded }}
              onAddToCart={addToCart}
              onBuy={forgetNotAdded}
            />
          )}
        </CategoryTabs>
        {pieces > 0 && (
          <div className={styles.toCart}>
            <Button wide onPress={() => cart.current?.scrollIntoView({ block: 'start' })}>
              Cart: {pluralize(pieces, 'piece')}, {panel.total}
            </Button>
          </div>
        )}
      </Stack>
      <div ref={cart} className={styles.cart}>
        <CartPanel {...panel} />
      </div>
    </div>
  );
}

interface CardsProps {
  shop: readonly ShopItem[];
  found: readonly ShopItem[];
  means: Means;
  notAdded: NotAdded | null;
  onAddToCart: (item: ShopItem) => void;
  onBuy: () => void;
}

/** Which of those for its slot a piece is, by its price. */
function makeOf({ slot, price }: ShopItem, shop: readonly ShopItem[]) {
  const dearer = shop.filter((each) => each.slot === slot && each.price > price).length;
  return dearer === 0 ? 'finest' : dearer === 1 ? 'fine' : 'plain';
}

/** Pieces that are shown at first, and that each press on the end of the list adds: four lines of three. */
const aPage = 12;

function Cards({ shop, found, means, notAdded, onAddToCart, onBuy }: CardsProps) {
  const { send, sent, refusal } = useIdempotentMutation<Purchase, string[]>(
    buyMutation(usePlayer().userId),
  );
  const [most, setMost] = useState(aPage);
  const shown = found.slice(0, most);
  const [boughtId, setBoughtId] = useState<string | null>(null);

  async function buy({ id, price }: ShopItem) {
    setBoughtId(null);
    onBuy();
    const moved = fromWallet(price, means) ?? 0;
    if ((await send({ itemId: id, price, fromWallet: moved })) === 'done') setBoughtId(id);
  }

  function purchaseOf({ id, slot }: ShopItem): PurchaseProgress {
    if (sent?.itemId === id) return { state: 'busy' };
    if (notAdded?.itemId === id) return { state: 'refused', refusal: notAdded.refusal };
    if (refusal?.input.itemId === id) return { state: 'refused', refusal: refusal.message };
    return boughtId === id
      ? { state: 'bought', href: paths.applyEquipment({ slot }) }
      : { state: 'ready' };
  }

  return (
    <>
      <Grid columnMin={260}>
        {shown.map((item) => {
          const { id, name, slot, stars, description, bonuses, lifeInRuns, price, owned } = item;
          return (
            <EquipmentCard
              key={id}
              {...{
                itemId: id,
                name,
                slot,
                make: makeOf(item, shop),
                rating: stars,
                description,
                owned,
                inCart: item.inCart,
              }}
              effect={effectInWords(bonuses)}
              price={formatMoney(price)}
              {...walletPart(fromWallet(price, means))}
              purchase={purchaseOf(item)}
              {...(lifeInRuns !== null && { lasts: `Lasts ${lifeInRuns} runs` })}
              {...(fromWallet(price, means) === null && { refusal: 'You have too few credits' })}
              onBuy={() => void buy(item)}
              onAddToCart={() => onAddToCart(item)}
            />
          );
        })}
      </Grid>
      {shown.length < found.length && (
        <LoadMore
          of="pieces"
          summary={`${shown.length} of ${pluralize(found.length, 'piece')}`}
          onLoadMore={() => setMost(most + aPage)}
        />
      )}
    </>
  );
}
