/** How much larger a layer is than all that came after it: more, and growing copies more; less, and looking takes longer. */
const layerRatio = 64;

/**
 * A map that only grows and never changes: growing makes another one that shares most of it. Whoever holds
 * the smaller one never sees what was added later, and growing it twice makes two that know nothing of each
 * other. A long story would otherwise copy all it has told with every scene.
 */
export class GrowingMap<K, V extends string | number | true> {
  /** The oldest first; a younger one knows better. */
  private constructor(private readonly layers: readonly ReadonlyMap<K, V>[]) {}

  static empty<K, V extends string | number | true>(): GrowingMap<K, V> {
    return new GrowingMap<K, V>([]);
  }

  get(key: K): V | undefined {
    for (let at = this.layers.length - 1; at >= 0; at -= 1) {
      const value = this.layers[at]?.get(key);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  has(key: K): boolean {
    return this.layers.some((layer) => layer.has(key));
  }

  /** Each once, in the order they first came. */
  keys(): IterableIterator<K> {
    return new Set(this.layers.flatMap((layer) => [...layer.keys()])).values();
  }

  /** This and more; the same key gets its new value. */
  grown(entries: readonly (readonly [K, V])[]): GrowingMap<K, V> {
    if (entries.length === 0) return this;
    const layers = [...this.layers];
    let youngest: ReadonlyMap<K, V> = new Map(entries);
    for (let last = layers.pop(); last !== undefined; last = layers.pop()) {
      if (last.size > layerRatio * youngest.size) {
        layers.push(last);
        break;
      }
      youngest = new Map([...last, ...youngest]);
    }
    return new GrowingMap([...layers, youngest]);
  }
}
