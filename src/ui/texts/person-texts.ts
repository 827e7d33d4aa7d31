/** What is said where the player says who they are; fetched with that sheet. */
export const personTexts = {
  title: 'Who are you?',
  name: 'Your name',
  pronouns: 'Your pronouns',
  pronounForms: { she: 'she/her', he: 'he/him', they: 'they/them', it: 'it/its' },
  race: 'Your people',
  class: 'Your calling',
  background: 'Where you come from, in a line',
  traits: (words: string) => `Traits: ${words}.`,
  abilities: (words: string) => `Abilities: ${words}.`,
  begin: 'Begin',
  skip: 'Skip',
} as const;
