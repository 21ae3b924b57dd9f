import { Plus, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { knownChannels } from '../../../shared/channel-names';
import type { Json } from '../../../shared/json';
import { isJsonObject } from '../../../shared/json-object';
import { Button, IconButton } from '../../kit/button';
import { Select } from '../../kit/select';
import { useSay } from '../../i18n/use-say';
import { valueAt } from '../settings/settings-state';
import { loadConfig, useSettings } from '../settings/settings-store';
import { routeParts, routeText, type RouteParts } from './route-parts';
import { useChannelName } from './use-channel-name';
import styles from './route-fields.module.css';

/** Whom routes can name: channels and groups of config.toml. */
function useRouteChoices(): { readonly channels: readonly string[]; readonly groups: readonly string[] } {
  const config = useSettings((state) => state.view?.inForce ?? null);
  useEffect(() => {
    if (config === null) void loadConfig();
  }, [config]);
  if (config === null) return { channels: [], groups: [] };
  const at = (...place: string[]): Json | undefined => valueAt(config, place);
  const shifts = at('duty', 'shifts');
  return {
    channels: [
      ...knownChannels.filter((name) => at('channels_config', name) !== undefined),
      ...Object.keys(at('channels_config', 'plugins') ?? {}),
    ],
    groups: [
      ...new Set(
        (Array.isArray(shifts) ? shifts : []).flatMap((shift) =>
          isJsonObject(shift) && typeof shift['group'] === 'string' ? [shift['group']] : [],
        ),
      ),
    ],
  };
}

/** Who is told, one to a line: where, and whom. What is not finished is kept here and not written. */
export function RouteFields({
  label,
  describedBy,
  routes,
  onChange,
}: {
  readonly label: string;
  readonly describedBy?: string | undefined;
  readonly routes: readonly string[];
  readonly onChange: (routes: readonly string[]) => void;
}) {
  const { say } = useSay('channels');
  const [begun, setBegun] = useState<RouteParts | null>(null);
  const { channels, groups } = useRouteChoices();
  const known = routes.map(routeParts);
  const write = (index: number, parts: RouteParts): void => {
    const text = routeText(parts);
    if (index < known.length) {
      if (text !== null && text !== routes[index]) onChange(routes.with(index, text));
    } else if (text === null) setBegun(parts);
    else {
      setBegun(null);
      if (!routes.includes(text)) onChange([...routes, text]);
    }
  };
  return (
    <div
      className={styles.routes}
      data-part="routes"
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
    >
      {[...known, ...(begun === null ? [] : [begun])].map((parts, index) => (
        <RouteLine
          key={index < known.length ? `${String(index)} ${routes[index] ?? ''}` : 'begun'}
          parts={parts}
          channels={channels}
          groups={groups}
          onWrite={(next) => {
            write(index, next);
          }}
          onRemove={() => {
            if (index < known.length) onChange(routes.toSpliced(index, 1));
            else setBegun(null);
          }}
        />
      ))}
      {known.length === 0 && begun === null ? (
        <span className="note" data-part="note">
          {say('routeNobody')}
        </span>
      ) : null}
      <Button
        size="sm"
        look="bare"
        icon={Plus}
        disabled={begun !== null}
        onClick={() => {
          const [way] = channels;
          // Where there is no channel yet, one person's desk is the only place that there is.
          if (way === undefined && !routes.includes('desktop')) onChange([...routes, 'desktop']);
          else setBegun({ way: way ?? 'duty', to: '' });
        }}
      >
        {say('routeAdd')}
      </Button>
    </div>
  );
}

function RouteLine({
  parts,
  channels,
  groups,
  onWrite,
  onRemove,
}: {
  readonly parts: RouteParts;
  readonly channels: readonly string[];
  readonly groups: readonly string[];
  readonly onWrite: (parts: RouteParts) => void;
  readonly onRemove: () => void;
}) {
  const { say } = useSay('channels');
  const nameOf = useChannelName();
  const id = useId();
  const [{ way, to }, setParts] = useState(parts);
  // What nobody has written yet is not wrong.
  const [isLeft, setLeft] = useState(false);
  const ways = [...new Set([...channels, ...(way === 'desktop' || way === 'duty' ? [] : [way])])];
  const choose = (next: string): void => {
    const changed = { way: next, to: next === 'desktop' ? '' : to };
    setParts(changed);
    onWrite(changed);
  };
  const leave = (): void => {
    setLeft(true);
    onWrite({ way, to });
  };
  return (
    <div className={styles.route} data-part="route">
      <Select
        aria-label={say('routeWhere')}
        value={way}
        onChange={(event) => {
          choose(event.target.value);
        }}
      >
        <option value="desktop">{say('routeDesktop')}</option>
        {ways.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
        <option value="duty">{say('routeDuty')}</option>
      </Select>
      {way === 'desktop' ? (
        <span />
      ) : (
        <input
          className="in code"
          aria-label={say(way === 'duty' ? 'routeGroup' : 'routeWhom')}
          placeholder={way === 'duty' ? 'shift' : way === 'telegram' ? '12345678' : ''}
          list={`${id}-groups`}
          value={to}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={
            to.trim() === '' ? isLeft || parts.to !== '' : way === 'duty' && /[\s:]/u.test(to.trim())
          }
          onChange={(event) => {
            setParts({ way, to: event.target.value });
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave();
          }}
        />
      )}
      <datalist id={`${id}-groups`}>
        {groups.map((group) => (
          <option key={group} value={way === 'duty' ? group : `@${group}`} />
        ))}
      </datalist>
      <IconButton
        icon={X}
        name={say('routeRemove', { whom: way === 'desktop' ? say('routeDesktop') : to })}
        onClick={onRemove}
      />
    </div>
  );
}
