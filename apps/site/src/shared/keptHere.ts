/**
 * What this browser keeps for its visitor, in a storage that may be forbidden, full or emptied at any
 * time: what could not be kept lasts as long as the page.
 */
export interface Keeper {
  /** Null for nothing. */
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  /** Forgets each of the keys that begin so. */
  removeAll: (prefix: string) => void;
}

/** In this browser, for every tab. */
export const keptHere = keeper(() => localStorage);

/** In this tab, until it is closed. */
export const keptInTab = keeper(() => sessionStorage);

/** The getter of a storage throws where storage is forbidden, so it is asked for at each use. */
function keeper(storage: () => Storage): Keeper {
  const meanwhile = new Map<string, string>();
  const attempt = <Result>(use: (storage: Storage) => Result): Result | null => {
    try {
      return use(storage());
    } catch {
      return null;
    }
  };
  function removeItem(key: string) {
    meanwhile.delete(key);
    attempt((kept) => kept.removeItem(key));
  }
  return {
    getItem: (key) => meanwhile.get(key) ?? attempt((kept) => kept.getItem(key)),
    setItem: (key, value) => {
      meanwhile.set(key, value);
      attempt((kept) => {
        kept.setItem(key, value);
        meanwhile.delete(key);
      });
    },
    removeItem,
    removeAll: (prefix) => {
      const keys = [...meanwhile.keys(), ...(attempt((kept) => Object.keys(kept)) ?? [])];
      for (const key of keys) if (key.startsWith(prefix)) removeItem(key);
    },
  };
}
