import { Button } from "@tradehall/ui/Button";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { Dialog } from "@tradehall/ui/Dialog";
import { ErrorState } from "@tradehall/ui/ErrorState";
import { Icon, PrintIcon } from "@tradehall/ui/Icon";
import { Skeleton } from "@tradehall/ui/Skeleton";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useIsMember } from "../../members/MemberProvider.tsx";
import { actWords } from "../../messages/act.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { CopyText } from "../../parts/CopyText/index.ts";
import * as css from "./CompareDialog.css.ts";
import { words } from "./CompareDialog.messages.ts";
import { CompareTable } from "./CompareTable.tsx";
import type { CompareDialogProps } from "./compare-dialog-props.ts";
import { compareRows } from "./compare-rows.ts";

/** Products beside each other over the page: as large as the screen, with what differs marked. */
export function CompareDialog(props: CompareDialogProps) {
  const { goods, hasFailed, onRetry, onClose, url } = props;
  const intl = useIntl();
  const [isOnly, setOnly] = useState(false);
  const isMember = useIsMember();
  const rows = goods ? compareRows(goods, intl, isMember) : [];
  const different = rows.filter((row) => row.isDifferent).length;
  return (
    <Dialog
      footer={
        <>
          <Checkbox isSelected={isOnly} onChange={setOnly}>
            {intl.formatMessage(words.onlyDifferent, { count: different })}
          </Checkbox>
          <span className={css.between} />
          <CopyText label={intl.formatMessage(words.copyLink)} text={url} variant="text" />
          <Button
            icon={<Icon as={PrintIcon} size="s" />}
            onPress={() => window.print()}
            size="s"
            tone="neutral"
            variant="outline"
          >
            {intl.formatMessage(words.print)}
          </Button>
        </>
      }
      heightPx={1_200}
      isOpen
      labels={{ close: intl.formatMessage(words.close) }}
      onClose={onClose}
      title={intl.formatMessage(words.title)}
      widthPx={1_360}
    >
      {goods ? (
        <>
          {isOnly && different === 0 && <p role="status">{intl.formatMessage(words.allAlike)}</p>}
          <CompareTable
            {...props}
            goods={goods}
            rows={isOnly ? rows.filter((row) => row.isDifferent) : rows}
          />
        </>
      ) : hasFailed ? (
        <ErrorState
          onRetry={onRetry}
          retryLabel={intl.formatMessage(actWords.retry)}
          title={intl.formatMessage(listWords.failed)}
        />
      ) : (
        <div aria-busy="true">
          <VisuallyHidden>
            <span role="status">{intl.formatMessage(listWords.loading)}</span>
          </VisuallyHidden>
          <Skeleton shape="block" size="l" />
        </div>
      )}
    </Dialog>
  );
}
