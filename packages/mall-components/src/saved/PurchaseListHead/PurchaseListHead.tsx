import type { PurchaseListAction } from "@tradehall/mall-rules/states/purchase/purchase-list";
import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { ChevronLeftIcon, DownloadIcon, Icon, PlusIcon, PrintIcon, ShareIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Tag } from "@tradehall/ui/Tag";
import { TextField } from "@tradehall/ui/TextField";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import type { PurchaseListView } from "../purchase-list-view.ts";
import * as css from "./PurchaseListHead.css.ts";
import { words } from "./PurchaseListHead.messages.ts";

export interface PurchaseListHeadProps {
  /** The list; its `actions` say which buttons there are. */
  list: PurchaseListView;
  /** Where all lists are. */
  backHref: string;
  /** Where codes are pasted for this list. */
  addHref: string;
  /** What is wrong with the new name. */
  nameError?: string | undefined;
  /** Removes it. Without it the button sends `intent=remove:ID`. */
  onRemove?: (id: string) => void;
  /** Hands it out as a file. */
  onExport: () => void;
  /** The file is being made: its button cannot be pressed. */
  isExporting?: boolean;
}

const plain = { size: "s", tone: "neutral", variant: "outline" } as const;

/** Name of a purchase list and what can be done with it as a whole; renaming, sharing and copying send `intent=rename`, `share`, `unshare` and `copy:ID`. */
export function PurchaseListHead(props: PurchaseListHeadProps) {
  const { list, backHref, addHref, nameError, onRemove, onExport, isExporting } = props;
  const intl = useIntl();
  const { id, name, isShared, isOwn } = list;
  const may = (action: PurchaseListAction) => list.actions.includes(action);
  const icon = (as: typeof PlusIcon) => <Icon as={as} size="s" />;
  return (
    <div className={css.head}>
      <div data-print="hide">
        <ButtonLink href={backHref} icon={icon(ChevronLeftIcon)} size="s" tone="neutral" variant="outline">
          {intl.formatMessage(words.back)}
        </ButtonLink>
      </div>
      <div className={css.titleLine}>
        <h2 className={css.name}>{name}</h2>
        {may("change") && (
          <details data-print="hide" key={name} open={nameError !== undefined}>
            <summary className={css.summary}>{intl.formatMessage(words.rename)}</summary>
            <form className={css.rename} method="post">
              <TextField
                defaultValue={name}
                errorMessage={nameError}
                label={intl.formatMessage(words.name)}
                name="name"
                size="s"
              />
              <Button name="intent" size="s" type="submit" value="rename">
                {intl.formatMessage(words.save)}
              </Button>
            </form>
          </details>
        )}
      </div>
      <Inline rowSpace="none" space="m" size="s" tone="muted">
        <span>{intl.formatMessage(words.kinds, { count: list.lineCount })}</span>
        <span>{intl.formatMessage(words.updated, { time: list.updatedText })}</span>
        {isOwn && isShared && (
          <Tag size="s" tone="info">
            {intl.formatMessage(words.shared)}
          </Tag>
        )}
        {!isOwn && <Tag size="s">{intl.formatMessage(words.from, { owner: list.ownerName })}</Tag>}
        {!may("change") && <span data-print="hide">{intl.formatMessage(words.readOnly)}</span>}
      </Inline>
      <form className={css.acts} data-print="hide" method="post">
        {may("change") && (
          <ButtonLink href={addHref} icon={icon(PlusIcon)} size="s">
            {intl.formatMessage(words.add)}
          </ButtonLink>
        )}
        {may("share") && (
          <Button
            {...plain}
            icon={icon(ShareIcon)}
            name="intent"
            type="submit"
            value={isShared ? "unshare" : "share"}
          >
            {intl.formatMessage(isShared ? words.unshare : words.share)}
          </Button>
        )}
        <Button {...plain} name="intent" type="submit" value={`copy:${id}`}>
          {intl.formatMessage(words.copy)}
        </Button>
        <Button {...plain} icon={icon(DownloadIcon)} isDisabled={isExporting} onPress={onExport}>
          {intl.formatMessage(words.export)}
        </Button>
        <Button {...plain} icon={icon(PrintIcon)} onPress={() => window.print()}>
          {intl.formatMessage(words.print)}
        </Button>
        {may("remove") && (
          <Button {...plain} {...sends(`remove:${id}`, onRemove, id)}>
            {intl.formatMessage(words.remove)}
          </Button>
        )}
      </form>
    </div>
  );
}
