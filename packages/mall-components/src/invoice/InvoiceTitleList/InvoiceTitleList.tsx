import { invoiceLimits } from "@tradehall/mall-rules/limits";
import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { DescriptionList } from "@tradehall/ui/DescriptionList";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { Icon, InvoiceIcon, PlusIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { sendsQuietly } from "../../forms/instead.ts";
import { actWords } from "../../messages/act.messages.ts";
import { addressWords } from "../../messages/address.messages.ts";
import { invoiceWords } from "../../messages/invoice.messages.ts";
import { invoicePageWords } from "../../messages/invoice-page.messages.ts";
import { columns } from "../../parts/AsyncList/AsyncList.css.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import * as css from "../../parts/own-record.css.ts";
import type { TitleView } from "../invoice-view.ts";
import { words } from "./InvoiceTitleList.messages.ts";

/** A title that its buyer keeps. */
export type KeptTitleView = TitleView & { id: string; isDefault: boolean };

interface Acts {
  /** Where a title is edited. */
  editHref: (id: string) => string;
  /** Ask before deleting. Without it the button sends `intent=delete` and `titleId`. */
  onDelete?: ((id: string) => void) | undefined;
  /** Make it the default. Without it the button sends `intent=set-default` and `titleId`. */
  onSetDefault?: ((id: string) => void) | undefined;
}

export interface InvoiceTitleListProps extends ListStateProps, Acts {
  /** The titles that are kept. Default none. */
  titles?: readonly KeptTitleView[];
  /** Where one is added. */
  addHref: string;
  /** Id of the title whose change is on its way. */
  pendingId?: string;
}

function Card({ title, isPending, ...acts }: Acts & { title: KeptTitleView; isPending: boolean }) {
  const intl = useIntl();
  const { id, name, kind, isDefault } = title;
  const facts = (["taxNo", "unitAddress", "unitPhone", "bankName", "bankAccount"] as const).filter(
    (fact) => title[fact] !== "",
  );
  const named = (act: "edit" | "delete" | "setDefault") => intl.formatMessage(words[act], { name });
  return (
    <article aria-busy={isPending || undefined} aria-label={name} className={css.card}>
      <Inline>
        <Text as="strong" size="inherit" tone="inherit" weight="strong" breaks="anywhere">
          {name}
        </Text>
        <Tag size="s">{intl.formatMessage(invoiceWords[kind])}</Tag>
        {isDefault && (
          <Tag size="s" tone="accent">
            {intl.formatMessage(addressWords.default)}
          </Tag>
        )}
      </Inline>
      <DescriptionList
        items={facts.map((fact) => ({
          label: intl.formatMessage(invoicePageWords[fact]),
          value: title[fact],
        }))}
      />
      <form className={css.acts} method="post">
        <input name="titleId" type="hidden" value={id} />
        {/* What the question before its deletion names. */}
        <input name="titleName" type="hidden" value={name} />
        <Inline align="end" space="xxs">
          {!isDefault && (
            <Button
              aria-label={named("setDefault")}
              isPending={isPending}
              {...sendsQuietly("ghost", "set-default", acts.onSetDefault, id)}
            >
              {intl.formatMessage(addressWords.setDefault)}
            </Button>
          )}
          <ButtonLink aria-label={named("edit")} href={acts.editHref(id)} size="s" variant="ghost">
            {intl.formatMessage(actWords.edit)}
          </ButtonLink>
          <Button aria-label={named("delete")} {...sendsQuietly("ghost", "delete", acts.onDelete, id)}>
            {intl.formatMessage(actWords.delete)}
          </Button>
        </Inline>
      </form>
    </article>
  );
}

/** The invoice titles of a buyer, how many more fit, a way to add. */
export function InvoiceTitleList(props: InvoiceTitleListProps) {
  const { titles = [], addHref, state, onRetry, pendingId, editHref, onDelete, onSetDefault } = props;
  const intl = useIntl();
  const max = invoiceLimits.titlesPerUser;
  const isFull = titles.length >= max;
  const add = (
    <ButtonLink icon={<Icon as={PlusIcon} size="s" />} {...(isFull ? {} : { href: addHref })}>
      {intl.formatMessage(invoicePageWords.addTitle)}
    </ButtonLink>
  );
  const none = (
    <EmptyState
      actions={add}
      description={intl.formatMessage(words.noneHint)}
      illustration={<Icon as={InvoiceIcon} size="xl" tone="faint" />}
      title={intl.formatMessage(words.none)}
    />
  );
  return (
    <AsyncList
      empty={titles.length === 0 && none}
      failedText={intl.formatMessage(words.failed)}
      onRetry={onRetry}
      skeleton="grid"
      state={state}
    >
      <Stack as="section" space="l">
        <Inline space="m">
          {add}
          <span aria-live="polite">
            <Text size="xs" tone={isFull ? "warning" : "muted"}>
              {isFull
                ? intl.formatMessage(words.full, { max })
                : intl.formatMessage(words.count, { count: titles.length, max })}
            </Text>
          </span>
        </Inline>
        <ul className={columns}>
          {titles.map((title) => (
            <li key={title.id}>
              <Card
                editHref={editHref}
                isPending={pendingId === title.id}
                title={title}
                onDelete={onDelete}
                onSetDefault={onSetDefault}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </AsyncList>
  );
}
