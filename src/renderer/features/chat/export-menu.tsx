import { Download } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { Icon } from '../../kit/icons';
import { exportConversation } from '../../entities/conversation/chat-store';
import { useSay } from '../../i18n/use-say';
import filterMenu from '../../kit/filter-menu.module.css';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

/** Saves the conversation as a file; the system asks where. What came of it is said beside the button. */
export function ExportMenu({ conversationId }: { readonly conversationId: string }) {
  const { say } = useSay('chat');
  const [saved, setSaved] = useState<string | null>(null);
  const save = async (format: 'markdown' | 'json'): Promise<void> => {
    setSaved(null);
    setSaved(await exportConversation(conversationId, format));
  };
  return (
    <>
      <span
        className={classes(styles.note, styles.exportDone, 'note')}
        role="status"
        title={saved ?? undefined}
      >
        {saved === null ? '' : say('exported', { file: saved.replace(/^.*[/\\]/u, '') })}
      </span>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <button type="button" className="btn bare" data-look="bare">
            <Icon of={Download} />
            {say('export')}
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content className={filterMenu.menu} align="end" sideOffset={4}>
          <DropdownMenu.Item onSelect={() => void save('markdown')}>
            {say('exportMarkdown')}
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => void save('json')}>{say('exportJson')}</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </>
  );
}
