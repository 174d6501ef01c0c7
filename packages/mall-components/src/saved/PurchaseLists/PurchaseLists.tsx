import { Button } from "@tradehall/ui/Button";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { Icon, OrderIcon, PlusIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { TextField } from "@tradehall/ui/TextField";
import { useIntl } from "react-intl";
import { sendsQuietly } from "../../forms/instead.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import type { PurchaseListView } from "../purchase-list-view.ts";
import * as css from "./PurchaseLists.css.ts";
import { words } from "./PurchaseLists.messages.ts";

export interface PurchaseListsProps extends ListStateProps {
  /** Changed last first. Default none. */
  lists?: readonly PurchaseListView[];
  /** The name that was sent, and what is wrong with it. */
  sent?: { name: string; error?: string | undefined } | undefined;
  /** A list is being made. */
  isPending?: boolean;
  /** Removes a list. Without it its button sends `intent=remove:ID`. */
  onRemove?: (id: string) => void;
}

/** The buyer's lists and those of colleagues: a form makes another (`intent=create` with `name`), a button copies one (`copy:ID`). */
export function PurchaseLists({ lists = [], sent, isPending, state, onRetry, onRemove }: PurchaseListsProps) {
  const intl = useIntl();
  const empty = (
    <EmptyState
      description={intl.formatMessage(words.noneText)}
      illustration={<Icon as={OrderIcon} size="xl" tone="faint" />}
      title={intl.formatMessage(words.none)}
    />
  );
  return (
    <>
      <form className={css.form} method="post">
        <div className={css.field}>
          <TextField
            defaultValue={sent?.name}
            errorMessage={sent?.error}
            key={sent?.name}
            label={intl.formatMessage(words.name)}
            name="name"
            placeholder={intl.formatMessage(words.placeholder)}
          />
        </div>
        <Button
          icon={<Icon as={PlusIcon} size="s" />}
          isPending={isPending}
          name="intent"
          pendingLabel={intl.formatMessage(words.create)}
          type="submit"
          value="create"
        >
          {intl.formatMessage(words.create)}
        </Button>
      </form>
      <AsyncList empty={lists.length === 0 && empty} onRetry={onRetry} state={state}>
        <form method="post">
          <ul aria-label={intl.formatMessage(words.label)}>
            {lists.map((list) => (
              <li className={css.row} key={list.id}>
                <PurchaseListRow list={list} onRemove={onRemove} />
              </li>
            ))}
          </ul>
        </form>
      </AsyncList>
    </>
  );
}

function PurchaseListRow({
  list,
  onRemove,
}: {
  list: PurchaseListView;
  onRemove: PurchaseListsProps["onRemove"];
}) {
  const intl = useIntl();
  const { id, name, href, isShared, isOwn, ownerName, lineCount, updatedText, actions } = list;
  const named = (act: string) => intl.formatMessage(words.of, { act, name });
  const [copy, remove] = [intl.formatMessage(words.copy), intl.formatMessage(words.delete)];
  return (
    <>
      <div className={css.words}>
        <Link href={href} tone="neutral">
          <Text tone="inherit" weight="strong">
            {name}
          </Text>
        </Link>
        <Inline as="span" rowSpace="xs" space="m" size="s" tone="muted" isNumeric>
          <span>{intl.formatMessage(words.kinds, { count: lineCount })}</span>
          <span>{intl.formatMessage(words.updated, { time: updatedText })}</span>
          {isOwn && isShared && (
            <Tag size="s" tone="info">
              {intl.formatMessage(words.shared)}
            </Tag>
          )}
          {!isOwn && <Tag size="s">{intl.formatMessage(words.from, { owner: ownerName })}</Tag>}
        </Inline>
      </div>
      <Inline as="span" space="xs" alignY="stretch" wrap={false}>
        <Button
          aria-label={named(copy)}
          name="intent"
          size="s"
          tone="neutral"
          type="submit"
          value={`copy:${id}`}
          variant="outline"
        >
          {copy}
        </Button>
        {actions.includes("remove") && (
          <Button aria-label={named(remove)} {...sendsQuietly("outline", `remove:${id}`, onRemove, id)}>
            {remove}
          </Button>
        )}
      </Inline>
    </>
  );
}
