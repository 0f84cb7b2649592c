const storages = ['localStorage', 'sessionStorage'] as const;

/**
 * Forbids this page to keep anything, as a private mode or a blocker does it: the getter throws.
 * @returns how to give Storybook its own storage back
 */
export function forbidStorage(): () => void {
  const own = storages.map((storage) => Object.getOwnPropertyDescriptor(window, storage) ?? {});
  for (const storage of storages) {
    Object.defineProperty(window, storage, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
  return () => {
    for (const [index, storage] of storages.entries()) {
      Object.defineProperty(window, storage, own[index] ?? {});
    }
  };
}
