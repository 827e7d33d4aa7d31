import { seedFrom } from '@/foundation/seeded-random';

/** Takes wordings by turns, in each campaign in an order of its own: none comes again before all have been used. */
export class Wordings {
  private readonly orders = new Map<readonly string[], readonly string[]>();
  private readonly used = new Map<readonly string[], number>();

  constructor(private readonly campaign: string) {}

  next(wordings: readonly string[], slots: Readonly<Record<string, string>>): string {
    const order = this.orders.get(wordings) ?? this.mixed(wordings);
    this.orders.set(wordings, order);
    const nth = this.used.get(wordings) ?? 0;
    this.used.set(wordings, nth + 1);
    return filled(order[nth % order.length] ?? '', slots);
  }

  private mixed(wordings: readonly string[]): readonly string[] {
    return wordings
      .map((text) => ({ text, lot: seedFrom(0, this.campaign, text) }))
      .sort((one, other) => one.lot - other.lot)
      .map(({ text }) => text);
  }
}

/** `{x}` and `{x.they}` for the role `x`: a person's id stays in braces, other words stand as they are. */
export function filled(text: string, slots: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-z]+)((?:\.[a-z]+)?)\}/g, (whole, role: string, form: string) => {
    // Somebody may be called `constructor`, which every object has.
    const slot = Object.hasOwn(slots, role) ? slots[role] : undefined;
    if (slot === undefined) return whole;
    if (slot.startsWith('@')) return `{${slot.slice(1)}${form}}`;
    // What is only named is one, and no pronoun is known for it.
    return singular[form] ?? slot;
  });
}

const singular: Readonly<Record<string, string>> = {
  '.s': 's',
  '.es': 'es',
  '.is': 'is',
  '.was': 'was',
  '.has': 'has',
  '.does': 'does',
};
