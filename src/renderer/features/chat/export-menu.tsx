import { Download } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons';
import { exportConversation } from './chat-store';

/** Saves the conversation as a file; the system asks where. What came of it is said beside the button. */
export function ExportMenu({ conversationId }: { readonly conversationId: string }) {
  const { t } = useTranslation('chat');
  const [saved, setSaved] = useState<string | null>(null);
  const save = async (format: 'markdown' | 'json'): Promise<void> => {
    setSaved(null);
    setSaved(await exportConversation(conversationId, format));
  };
  return (
    <>
      <span className="note export-done" role="status" title={saved ?? undefined}>
        {saved === null ? '' : t('exported', { file: saved.replace(/^.*[/\\]/u, '') })}
      </span>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <button type="button" className="btn bare">
            <Icon of={Download} />
            {t('export')}
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content className="filter-menu" align="end" sideOffset={4}>
          <DropdownMenu.Item onSelect={() => void save('markdown')}>{t('exportMarkdown')}</DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => void save('json')}>{t('exportJson')}</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </>
  );
}
