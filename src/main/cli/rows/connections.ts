import type { BoardDetail, FoundPort, PinState, PortTest, WireLine } from '../../../shared/boards';
import type { McpServerStatus } from '../../../shared/mcp';
import type { ProviderRow, ProviderTest } from '../../../shared/models';
import type { PluginRow } from '../../../shared/plugin';
import type { BoardStatus, ChannelStatus } from '../../../shared/status';
import { iso, isoOrNull } from '../render/figures';

/** A row of `channels --json`. */
export const toChannelRow = ({
  name,
  state,
  problem,
  nextTryAt,
  checkedAt,
  connectedSince,
  lastProblem,
  undelivered,
  unanswered,
  refused,
  allowed,
  decides,
  approvers,
  names,
  people,
  strangers,
}: ChannelStatus): object => ({
  name,
  state,
  problem,
  next_try_at: isoOrNull(nextTryAt),
  checked_at: isoOrNull(checkedAt),
  connected_since: isoOrNull(connectedSince),
  last_problem:
    lastProblem === null
      ? null
      : { message: lastProblem.message, remedy: lastProblem.remedy, at: iso(lastProblem.at) },
  undelivered,
  unanswered,
  refused:
    refused === null ? null : { message: refused.message, remedy: refused.remedy, at: iso(refused.at) },
  allowed,
  decides,
  approvers,
  names,
  people: people.map((person) => ({
    sender: person.sender,
    name: person.name,
    allowed_by: person.allowedBy,
    at: iso(person.at),
  })),
  strangers: strangers.map((stranger) => ({
    sender: stranger.sender,
    name: stranger.name,
    code: stranger.code,
    expires_at: iso(stranger.expiresAt),
  })),
});

/** A row of `boards --json`. */
export const toBoardRow = ({ surePulseMs, pinNames = [], ...board }: BoardStatus): object => ({
  ...board,
  sure_pulse_ms: surePulseMs,
  pin_names: pinNames,
});

/** `boards show --json`. */
export const toBoardDetail = (
  {
    name,
    serialNumber,
    baud,
    debounceMs,
    lastAnswerAt,
    nextTryAt,
    outputs,
    counters,
    gaps,
    pins,
    uses,
    wire,
  }: BoardDetail,
  status: BoardStatus | undefined,
): object => ({
  name,
  serial_number: serialNumber,
  baud,
  debounce_ms: debounceMs,
  last_answer_at: isoOrNull(lastAnswerAt),
  next_try_at: isoOrNull(nextTryAt),
  outputs,
  counters: {
    connections: counters.connections,
    silences: counters.silences,
    foreign_answers: counters.foreignAnswers,
    unreadable_lines: counters.unreadableLines,
    gaps: counters.gaps,
  },
  gaps: gaps.map(({ from, to, reason }) => ({ from: iso(from), to: iso(to), reason })),
  pins: pins.map(toPinRow),
  uses: uses.map(({ sop, listensTo, inputs = [], calls }) => ({
    sop,
    listens_to: listensTo,
    inputs,
    calls: calls === null ? null : { pins: calls.pins, by_name: calls.byName },
  })),
  wire: wire.map(toWireRow),
  status: status === undefined ? null : toBoardRow(status),
});

const toPinRow = ({ pin, level, seenAt, driven, wasSet, history, procedures, role }: PinState): object => ({
  pin,
  level,
  seen_at: isoOrNull(seenAt),
  driven,
  was_set: wasSet,
  history: history.map(({ at, value }) => ({ at: iso(at), value })),
  procedures,
  role,
});

const toWireRow = ({ at, direction, purpose, text, afterMs }: WireLine): object => ({
  at: iso(at),
  direction,
  purpose,
  text,
  after_ms: afterMs,
});

/** A row of `boards ports --json`. */
export const toPortRow = ({
  path,
  serialNumber,
  vendorId,
  productId,
  manufacturer,
  guess,
  board,
}: FoundPort): object => ({
  path,
  serial_number: serialNumber,
  vendor_id: vendorId,
  product_id: productId,
  manufacturer,
  guess,
  board,
});

/** `boards test --json`. */
export const toPortTestRow = ({
  path,
  pins,
  ledPin,
  watch,
  firmware,
  board,
  answersInMs,
}: PortTest): object => ({ path, pins, led_pin: ledPin, watch, firmware, board, answers_in_ms: answersInMs });

/** A row of `providers --json`. */
export const toProviderRow = ({
  id,
  type,
  address,
  key,
  remote,
  isDefault,
  fallback,
  routes,
  test,
}: ProviderRow): object => ({
  id,
  type,
  address,
  key,
  remote,
  is_default: isDefault,
  fallback,
  routes,
  test: test === null ? null : toProviderTestRow(test),
});

/** A row of `providers test --json`. */
export const toProviderTestRow = ({
  provider,
  model,
  at,
  ok,
  firstWordMs,
  totalMs,
  problem,
}: ProviderTest): object => ({
  provider,
  model,
  at: iso(at),
  ok,
  first_word_ms: firstWordMs,
  total_ms: totalMs,
  problem,
});

/** A row of `plugins --json`. */
export const toPluginRow = ({ name, file, state, usedAs, message, remedy }: PluginRow): object => ({
  name,
  file,
  state,
  used_as: usedAs,
  message,
  remedy,
});

/** A row of `mcp --json`. */
export const toMcpRow = ({ name, state, detail, remedy, tools }: McpServerStatus): object => ({
  name,
  state,
  detail,
  remedy,
  tools,
});
