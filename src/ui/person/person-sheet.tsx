import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { longestPlayerBackground, longestPlayerName } from '@/foundation/limits';
import {
  askedOfPlayer,
  originNamed,
  pronounChoices,
  type AskedOfPlayer,
  type PlayerForm,
  type PlayerOrigin,
  type PlayerWish,
} from '@/story/campaign/player-form';
import { typographic } from '@/story/words/typographic';
import { AppButton } from '@/ui/kit/app-button';
import { SectionTitle } from '@/ui/kit/section-title';
import { Sheet } from '@/ui/kit/sheet';
import { TextField } from '@/ui/kit/text-field';
import { Words } from '@/ui/kit/words';
import { Chips } from '@/ui/person/chips';
import { personTexts } from '@/ui/texts/person-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type PersonSheetProps = {
  readonly form: PlayerForm;
  /** What is known already. */
  readonly said: PlayerWish;
  readonly onBegin: (player: PlayerWish) => void;
  readonly onClose: () => void;
};

/** Before the first scene: who the player is, as far as the campaign asks. All of it can be skipped. */
export function PersonSheet({ form, said, onBegin, onClose }: PersonSheetProps) {
  const [wish, setWish] = useState(() => startingWish(form, said));
  const begin = (): void => {
    onBegin(wish);
  };
  return (
    <Sheet
      foot={
        <View style={styles.foot}>
          <AppButton
            look="text"
            onPress={() => {
              onBegin({});
            }}
            testID="person-skip"
          >
            {personTexts.skip}
          </AppButton>
          <AppButton look="filled" onPress={begin} testID="person-begin">
            {personTexts.begin}
          </AppButton>
        </View>
      }
      isOpen
      onClose={onClose}
      testID="person-sheet"
      title={personTexts.title}
    >
      <Guidance form={form} />
      {askedOfPlayer(form).map((field) => (
        <Question
          field={field}
          form={form}
          key={field}
          onChange={(change) => {
            setWish((before) => ({ ...before, ...change }));
          }}
          onSubmit={begin}
          wish={wish}
        />
      ))}
    </Sheet>
  );
}

/** What skipping gives is what stands there at first. */
function startingWish({ races, classes }: PlayerForm, said: PlayerWish): PlayerWish {
  const race = originNamed(races, said.race ?? '') ?? races[0];
  const calling = originNamed(classes, said.class ?? '') ?? classes[0];
  return {
    ...(said.name === undefined ? {} : { name: said.name }),
    ...(said.pronouns === undefined ? {} : { pronouns: said.pronouns }),
    ...(said.background === undefined ? {} : { background: said.background }),
    ...(race === undefined ? {} : { race: race.name }),
    ...(calling === undefined ? {} : { class: calling.name }),
  };
}

function Guidance({ form: { guidance, limits } }: Pick<PersonSheetProps, 'form'>) {
  const { colors, own } = useAppTheme();
  return (
    <>
      {guidance === null ? null : (
        <Words as="choice" color={own.prose} testID="person-guidance">
          {typographic(guidance)}
        </Words>
      )}
      {limits.length === 0 ? null : (
        <Words as="bodySmall" color={colors.onSurfaceVariant} style={styles.limits}>
          {typographic(limits.join(' · '))}
        </Words>
      )}
    </>
  );
}

type QuestionProps = {
  readonly field: AskedOfPlayer;
  readonly form: PlayerForm;
  readonly wish: PlayerWish;
  readonly onChange: (change: PlayerWish) => void;
  readonly onSubmit: () => void;
};

function Question(props: QuestionProps) {
  const { field } = props;
  return (
    <>
      <SectionTitle>{personTexts[field]}</SectionTitle>
      {field === 'name' || field === 'background' ? (
        <LineAsked {...props} field={field} />
      ) : field === 'pronouns' ? (
        <PronounsAsked {...props} />
      ) : (
        <OriginAsked {...props} field={field} />
      )}
    </>
  );
}

const longest = { name: longestPlayerName, background: longestPlayerBackground };

function LineAsked(props: QuestionProps & { readonly field: 'name' | 'background' }) {
  const { field, wish, onChange, onSubmit } = props;
  return (
    <TextField
      label={personTexts[field]}
      mostCharacters={longest[field]}
      onChange={(text) => {
        onChange({ [field]: text });
      }}
      onSubmit={onSubmit}
      testID={`person-${field}`}
      value={wish[field] ?? ''}
    />
  );
}

function PronounsAsked({ wish, onChange }: QuestionProps) {
  return (
    <Chips
      chosen={wish.pronouns ?? null}
      label={personTexts.pronouns}
      labels={personTexts.pronounForms}
      onChoose={(pronouns) => {
        onChange({ pronouns });
      }}
      options={pronounChoices}
      testID="person-pronouns"
    />
  );
}

function OriginAsked(props: QuestionProps & { readonly field: 'race' | 'class' }) {
  const { field, form, wish, onChange } = props;
  const { colors } = useAppTheme();
  const origins = field === 'race' ? form.races : form.classes;
  const chosen = originNamed(origins, wish[field] ?? '');
  return (
    <>
      <Chips
        chosen={chosen?.name ?? null}
        label={personTexts[field]}
        onChoose={(name) => {
          onChange({ [field]: name });
        }}
        options={origins.map(({ name }) => name)}
        testID={`person-${field}`}
      />
      {chosen === undefined || wordsAbout(chosen) === '' ? null : (
        <Words
          as="bodyMedium"
          color={colors.onSurfaceVariant}
          style={styles.about}
          testID={`person-${field}-about`}
        >
          {typographic(wordsAbout(chosen))}
        </Words>
      )}
    </>
  );
}

/** The author's sentence, and what comes with it. */
function wordsAbout({ description, traits, abilities }: PlayerOrigin): string {
  return [
    ...(description === null ? [] : [description]),
    ...(traits.length === 0 ? [] : [personTexts.traits(traits.join(', '))]),
    ...(abilities.length === 0 ? [] : [personTexts.abilities(abilities.join(', '))]),
  ].join(' ');
}

const styles = StyleSheet.create({
  limits: { marginTop: space.md },
  about: { marginTop: space.sm },
  foot: { flexDirection: 'row', justifyContent: 'flex-end', gap: space.sm },
});
