// The rules of all features, in one order. The code of a page comes when the page is looked at; were its
// rules to come with it, which of two rules wins would depend on the way somebody took through the window.
import '../entities/evidence/evidence.css';
import '../features/approvals/approvals.css';
import 'uplot/dist/uPlot.min.css';
import '../features/boards/boards.css';
import '../features/settings/settings.css';
import '../features/channels/channels.css';
import '../features/chat/chat.css';
import '../features/chat/model-text.css';
import '../kit/filter-menu.css';
import '../features/events/events.css';
import '../features/first-run/first-run.css';
import '../features/models/models.css';
import '../features/memory/memory.css';
import '../features/runs/runs.css';
import '../kit/text-editor/text-editor.css';
import '@xyflow/react/dist/base.css';
import '../features/flow/flow.css';
import '../features/help/help.css';
import '../features/history/history.css';
import '../features/trial/trial.css';
import '../features/source/source.css';
import '../features/sops/sops.css';
import '../features/sops/draft.css';
import '../features/editor/editor.css';
import '../features/editor/condition.css';
import '../entities/draft/heard.css';
