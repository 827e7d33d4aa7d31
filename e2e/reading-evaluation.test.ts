import { whatIsAsked } from '../bench/reading/what-is-asked';

describe('what the evaluation of the reading is asked for', () => {
  it('is the seen half where no folder is named', () => {
    expect(whatIsAsked([])).toEqual({ folder: 'seen', names: [], isVerbose: false });
  });

  it('is some campaigns of the practice, with what is missed', () => {
    expect(whatIsAsked(['practice', 'dry_fork', '--verbose'])).toEqual({
      folder: 'practice',
      names: ['dry_fork'],
      isVerbose: true,
    });
  });

  it.each([[['unseen', '--verbose']], [['practice', 'unseen', '--verbose']]])(
    'is never what is missed in the unseen half: %j',
    (words) => {
      expect(whatIsAsked(words)).toEqual({ folder: 'unseen', names: [], isVerbose: false });
    },
  );
});
