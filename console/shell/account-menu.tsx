import { Menu } from '@base-ui/react/menu';
import { CheckIcon, SignOutIcon } from '@primer/octicons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { consoleApi } from '../api/clients.ts';
import { Failure } from '../api/failure.ts';
import { useSession } from '../api/session.ts';
import { readScheme, type Scheme, SCHEMES, setScheme } from '../parts/frame/scheme.ts';
import { type Zone, ZONES } from '../parts/values/moments.ts';
import { setZone, useZone, ZONE_NAMES } from '../parts/values/zone.ts';
import { labelOf } from '../texts.ts';
import { AccountFace } from './account-face.tsx';
import css from './account-menu.module.css';
import { hasSingleKeys, setSingleKeys } from './shortcuts.ts';

export function AccountMenu({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const signOut = async () => {
    try {
      await consoleApi.DELETE('/console/api/session');
    } catch (error) {
      // A session that has ended already is signed out.
      if (!(error instanceof Failure && error.status === 401)) throw error;
    }
    onSignedOut();
    await navigate({ to: '/' });
  };
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger className={css.trigger}>
        <AccountFace />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={css.positioner} sideOffset={6} align="end">
          <Menu.Popup className={css.popup}>
            <div className={css.user}>
              <bdi>{user.name ?? user.email}</bdi>
              <span className={css.role}>{user.email}</span>
            </div>
            <ZoneChoice />
            <SchemeChoice />
            <KeysChoice />
            <Menu.Separator className={css.separator} />
            <Menu.Item className={css.item} onClick={() => void signOut()}>
              <SignOutIcon /> Sign out
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface ChoiceProps<Word extends string> {
  readonly label: string;
  readonly words: readonly Word[];
  readonly chosen: Word;
  readonly onChoose: (word: Word) => void;
  readonly textOf: (word: Word) => string;
}

function Choice<Word extends string>({ label, words, chosen, onChoose, textOf }: ChoiceProps<Word>) {
  return (
    <Menu.Group>
      <Menu.GroupLabel className={css.label}>{label}</Menu.GroupLabel>
      <Menu.RadioGroup value={chosen} onValueChange={(word) => onChoose(word as Word)}>
        {words.map((word) => (
          <Menu.RadioItem key={word} value={word} className={css.item}>
            <Menu.RadioItemIndicator keepMounted className={css.indicator}>
              <CheckIcon size={14} />
            </Menu.RadioItemIndicator>
            {textOf(word)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </Menu.Group>
  );
}

function ZoneChoice() {
  const zone = useZone();
  return (
    <Choice<Zone>
      label="Times"
      words={ZONES}
      chosen={zone}
      onChoose={setZone}
      textOf={(word) => ZONE_NAMES[word]}
    />
  );
}

function SchemeChoice() {
  const [scheme, choose] = useState<Scheme>(readScheme);
  const onChoose = (word: Scheme) => {
    setScheme(word);
    choose(word);
  };
  return (
    <Choice<Scheme> label="Colours" words={SCHEMES} chosen={scheme} onChoose={onChoose} textOf={labelOf} />
  );
}

function KeysChoice() {
  const [on, setOn] = useState(hasSingleKeys);
  return (
    <Menu.Group>
      <Menu.GroupLabel className={css.label}>Keyboard</Menu.GroupLabel>
      <Menu.CheckboxItem
        className={css.item}
        checked={on}
        onCheckedChange={(next) => {
          setSingleKeys(next);
          setOn(next);
        }}
      >
        <Menu.CheckboxItemIndicator keepMounted className={css.indicator}>
          <CheckIcon size={14} />
        </Menu.CheckboxItemIndicator>
        Single keys: / g j k
      </Menu.CheckboxItem>
    </Menu.Group>
  );
}
