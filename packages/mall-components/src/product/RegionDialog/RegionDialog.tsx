import { Dialog } from "@tradehall/ui/Dialog";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import * as css from "./RegionDialog.css.ts";
import { words } from "./RegionDialog.messages.ts";
import { RegionTabs } from "./RegionTabs.tsx";
import type { RegionDialogProps } from "./region-dialog-props.ts";

/** Where goods would go: one of the buyer's addresses, or any region. Nothing but the question is kept of it. */
export function RegionDialog(props: RegionDialogProps) {
  const { isOpen, onClose, regions, addresses = [], onChoose } = props;
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      labels={{ close: formatMessage(actWords.close) }}
      onClose={onClose}
      title={formatMessage(words.title)}
    >
      <Stack>
        {addresses.length > 0 && (
          <Stack aria-label={formatMessage(words.own)} as="ul" space="s">
            {addresses.map(({ id, areaId, text }) => (
              <li key={id}>
                <button className={css.address} onClick={() => onChoose(areaId)} type="button">
                  {text}
                </button>
              </li>
            ))}
          </Stack>
        )}
        <RegionTabs
          onChoose={onChoose}
          onOpen={props.onOpen}
          pendingLevel={props.pendingLevel}
          regions={regions}
        />
      </Stack>
    </Dialog>
  );
}
