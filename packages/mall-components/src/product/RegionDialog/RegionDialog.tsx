import { Dialog } from "@tradehall/ui/Dialog";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import type { RegionCascaderProps } from "../../forms/RegionCascader/RegionCascader.tsx";
import { actWords } from "../../messages/act.messages.ts";
import * as css from "./RegionDialog.css.ts";
import { words } from "./RegionDialog.messages.ts";
import { RegionTabs } from "./RegionTabs.tsx";

export interface RegionDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Options of the three levels, see RegionCascader. */
  regions: Pick<RegionCascaderProps, "provinces" | "cities" | "areas">;
  onOpen: NonNullable<RegionCascaderProps["onOpen"]>;
  /** The level whose options are on their way. */
  pendingLevel?: RegionCascaderProps["pendingLevel"];
  /** The buyer's own addresses, by their region. */
  addresses?: readonly { id: string; areaId: string; text: string }[];
  /** Called with the chosen region's id. */
  onChoose: (areaId: string) => void;
}

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
          <ul aria-label={formatMessage(words.own)} className={css.addresses}>
            {addresses.map(({ id, areaId, text }) => (
              <li key={id}>
                <button className={css.address} onClick={() => onChoose(areaId)} type="button">
                  {text}
                </button>
              </li>
            ))}
          </ul>
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
