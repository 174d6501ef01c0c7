import { Dialog } from "@tradehall/ui/Dialog";
import { CheckIcon, EnterpriseIcon, Icon } from "@tradehall/ui/Icon";
import { Notice } from "@tradehall/ui/Notice";
import { Spinner } from "@tradehall/ui/Spinner";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import * as css from "./EnterprisePicker.css.ts";
import { words } from "./EnterprisePicker.messages.ts";

/** One enterprise to choose (Spec §3). */
export interface EnterpriseChoice {
  /** Enterprise id. */
  id: string;
  /** Name. */
  name: string;
  /** Person's role there, in words, e.g. 管理员. */
  role?: string;
}
export interface EnterprisePickerProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Enterprises of the person. */
  enterprises: readonly EnterpriseChoice[];
  /** The current one, which carries the tick. */
  currentId?: string;
  /** Enterprise that is being switched to. */
  pendingId?: string;
  /** Called with the one that was picked; not for the current one. */
  onPick: (enterpriseId: string) => void;
  /** Called on close. */
  onClose: () => void;
  /** Why switching failed. */
  errorText?: string;
}

/** Chooses the enterprise that the person acts for; a tick is on the current one (Spec §2). */
export function EnterprisePicker(props: EnterprisePickerProps) {
  const { isOpen, enterprises, currentId, pendingId, onPick, onClose, errorText } = props;
  const intl = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      labels={{ close: intl.formatMessage(actWords.close) }}
      onClose={onClose}
      size="s"
      title={intl.formatMessage(words.title)}
    >
      {errorText && (
        <Notice isLive tone="danger">
          {errorText}
        </Notice>
      )}
      <ul className={css.list}>
        {enterprises.map((enterprise) => {
          const isCurrent = enterprise.id === currentId;
          return (
            <li key={enterprise.id}>
              <button
                aria-current={isCurrent ? "true" : undefined}
                aria-disabled={pendingId !== undefined || undefined}
                className={css.choice}
                onClick={() => {
                  if (pendingId !== undefined) return;
                  if (isCurrent) onClose();
                  else onPick(enterprise.id);
                }}
                type="button"
              >
                <Icon as={EnterpriseIcon} />
                <Stack as="span" space="none" breaks="anywhere" width="fluid">
                  {enterprise.name}
                  {enterprise.role && (
                    <Text size="xs" tone="muted">
                      {enterprise.role}
                    </Text>
                  )}
                </Stack>
                {enterprise.id === pendingId && (
                  <Spinner label={intl.formatMessage(words.switching)} size="s" />
                )}
                {isCurrent && <Icon as={CheckIcon} label={intl.formatMessage(words.current)} tone="accent" />}
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
