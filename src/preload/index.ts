import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import type { Bridge } from '../shared/bridge';
import { askChannel, noticesChannel } from '../shared/channels';
import type { Notice } from '../shared/notices';

const bridge: Bridge = {
  ask: (procedure, input) =>
    ipcRenderer.invoke(askChannel, procedure, input) as ReturnType<Bridge['ask']> as Promise<never>,
  onNotice(listener) {
    // The event object stays here: it would hand the page the sender.
    const onBatch = (_event: IpcRendererEvent, batch: unknown): void => {
      for (const notice of Array.isArray(batch) ? (batch as unknown[]) : [])
        if (isNotice(notice)) listener(notice);
    };
    ipcRenderer.on(noticesChannel, onBatch);
    return () => {
      ipcRenderer.removeListener(noticesChannel, onBatch);
    };
  },
};

const isNotice = (value: unknown): value is Notice =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

contextBridge.exposeInMainWorld('zeroclaw', bridge);
