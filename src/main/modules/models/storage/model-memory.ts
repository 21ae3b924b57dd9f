import type { ModelName } from '../../../../shared/model-choice';
import { Sampling } from '../../../../shared/sampling';
import {
  MemoryFigures,
  type MeasuredSpeed,
  type ModelMemory,
  type ToolCallingFinding,
} from '../../../ports/model-memory';
import type { Database } from '../../../platform/storage/database';

interface Row extends ToolCallingFinding {
  readonly base_url: string;
}

export function createModelMemory(database: Database): ModelMemory {
  const find = database.prepare<[string, string], Row>(
    'SELECT base_url, way, why, at FROM tool_calling WHERE provider = ? AND model = ?',
  );
  const save = database.prepare(
    'INSERT OR REPLACE INTO tool_calling (provider, model, base_url, way, why, at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const forgetWay = database.prepare('DELETE FROM tool_calling WHERE provider = ? AND model = ?');
  const chosen = database.prepare<[string], ModelName>(
    'SELECT provider, model FROM conversation_models WHERE conversation = ?',
  );
  const choose = database.prepare(
    'INSERT OR REPLACE INTO conversation_models (conversation, provider, model) VALUES (?, ?, ?)',
  );
  const unchoose = database.prepare('DELETE FROM conversation_models WHERE conversation = ?');
  const sampling = database.prepare<[string], { readonly sampling: string }>(
    'SELECT sampling FROM conversation_sampling WHERE conversation = ?',
  );
  const setSampling = database.prepare(
    'INSERT OR REPLACE INTO conversation_sampling (conversation, sampling) VALUES (?, ?)',
  );
  const forgetSampling = database.prepare('DELETE FROM conversation_sampling WHERE conversation = ?');
  const cardFailure = database.prepare<[string, number], { readonly why: string }>(
    'SELECT why FROM card_failures WHERE name = ? AND bytes = ?',
  );
  const setCardFailure = database.prepare(
    'INSERT OR REPLACE INTO card_failures (name, bytes, why) VALUES (?, ?, ?)',
  );
  const forgetCardFailure = database.prepare('DELETE FROM card_failures WHERE name = ? AND bytes = ?');
  const speed = database.prepare<[string, number], MeasuredSpeed>(
    'SELECT tokens_per_second AS tokensPerSecond, at FROM model_speeds WHERE name = ? AND bytes = ?',
  );
  const setSpeed = database.prepare(
    'INSERT OR REPLACE INTO model_speeds (name, bytes, tokens_per_second, at) VALUES (?, ?, ?, ?)',
  );
  const figures = database.prepare<[string, number, string], { readonly figures: string }>(
    'SELECT figures FROM model_memory_figures WHERE name = ? AND bytes = ? AND setup = ?',
  );
  const setFigures = database.prepare(
    'INSERT OR REPLACE INTO model_memory_figures (name, bytes, setup, figures) VALUES (?, ?, ?, ?)',
  );
  return {
    toolCalling({ provider, model }, baseUrl) {
      const row = find.get(provider, model);
      if (row === undefined) return null;
      if (row.base_url === baseUrl) return { way: row.way, why: row.why, at: row.at };
      forgetWay.run(provider, model);
      return null;
    },
    setToolCalling({ provider, model }, baseUrl, finding) {
      if (finding === null) forgetWay.run(provider, model);
      else save.run(provider, model, baseUrl, finding.way, finding.why, finding.at);
    },
    chosen: (conversation) => chosen.get(conversation) ?? null,
    choose(conversation, model) {
      if (model === null) unchoose.run(conversation);
      else choose.run(conversation, model.provider, model.model);
    },
    sampling(conversation) {
      const stored = Sampling.safeParse(JSON.parse(sampling.get(conversation)?.sampling ?? '{}'));
      return stored.success ? stored.data : {};
    },
    setSampling(conversation, wanted) {
      if (Object.keys(wanted).length === 0) forgetSampling.run(conversation);
      else setSampling.run(conversation, JSON.stringify(wanted));
    },
    forget(conversation) {
      unchoose.run(conversation);
      forgetSampling.run(conversation);
    },
    figures({ name, bytes }, setup) {
      const stored = MemoryFigures.safeParse(JSON.parse(figures.get(name, bytes, setup)?.figures ?? 'null'));
      return stored.success ? stored.data : null;
    },
    setFigures({ name, bytes }, setup, reckoned) {
      setFigures.run(name, bytes, setup, JSON.stringify(reckoned));
    },
    cardFailure: ({ name, bytes }) => cardFailure.get(name, bytes)?.why ?? null,
    setCardFailure({ name, bytes }, why) {
      if (why === null) forgetCardFailure.run(name, bytes);
      else setCardFailure.run(name, bytes, why);
    },
    speed: ({ name, bytes }) => speed.get(name, bytes) ?? null,
    setSpeed: ({ name, bytes }, { tokensPerSecond, at }) => {
      setSpeed.run(name, bytes, tokensPerSecond, at);
    },
  };
}
