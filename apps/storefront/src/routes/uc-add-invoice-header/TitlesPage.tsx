import { InvoiceTitleForm } from "@tradehall/mall-components/invoice/InvoiceTitleForm";
import { InvoiceTitleList, type KeptTitleView } from "@tradehall/mall-components/invoice/InvoiceTitleList";
import { titleKinds } from "@tradehall/mall-rules/states/payment/invoice";
import { Surface } from "@tradehall/ui/Surface";
import { useFetcher, useLocation, useNavigate, useNavigation, useSubmit } from "react-router-dom";
import { useConfirm } from "../../browser/actions/use-confirm.tsx";
import { useListState } from "../../browser/calls/use-list-state.ts";
import type { networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { useCompanies } from "../../browser/forms/use-companies.ts";
import { useDraft } from "../../browser/forms/use-draft.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import type { TitleAnswer } from "./title-action.ts";

interface TitlesPageProps {
  query: { edit: string; back: string | null };
  loaded: { titles: KeptTitleView[] } | undefined;
  answer: TitleAnswer | ReturnType<typeof networkErrorAnswer> | undefined;
}

const valuesOf = ({ id, kind, name, isDefault, ...facts }: KeptTitleView) => ({
  ...facts,
  titleId: id,
  titleType: String(titleKinds[kind]),
  titleName: name,
  isDefault: isDefault ? "1" : "",
});

interface TitleEditorProps {
  /** Id of a title, or `new`: each has a draft of its own. */
  about: string;
  edited: KeptTitleView | undefined;
  answer: TitlesPageProps["answer"];
}

function TitleEditor({ about, edited, answer }: TitleEditorProps) {
  const submit = useSubmit();
  const navigate = useNavigate();
  const isPending = useNavigation().state === "submitting";
  const { pathname, search } = useLocation();
  const [draft, keep, drop] = useDraft<Record<string, string>>(`title:${about}`, {});
  const error = answer?.ok === false ? answer.error : undefined;
  const typed = answer && "typed" in answer ? answer.typed : undefined;
  return (
    <InvoiceTitleForm
      {...useCompanies()}
      action={pathname + search}
      defaultValues={{
        titleType: String(titleKinds.unit),
        ...(edited && valuesOf(edited)),
        ...typed,
        ...draft,
      }}
      isDefaultLocked={edited?.isDefault ?? false}
      onTyped={keep}
      onSubmit={(values) => void submit(values, { method: "POST" })}
      onCancel={() => {
        drop();
        void navigate(hrefTo("uc-add-invoice-header"));
      }}
      isPending={isPending}
      fieldErrors={error?.fields}
      formError={error?.message || undefined}
    />
  );
}

export function TitlesPage({ query: { edit, back }, loaded, answer }: TitlesPageProps) {
  const titles = loaded?.titles ?? [];
  const list = useListState(loaded);
  const acting = useFetcher<TitleAnswer>();
  const confirm = useConfirm(acting);
  const edited = titles.find(({ id }) => id === edit);
  const hrefFor = (id: string) => hrefTo("uc-add-invoice-header", { edit: id, ...(back ? { back } : {}) });
  const pendingId = acting.formData?.get("titleId");
  const isOpen = loaded !== undefined && (edited !== undefined || edit === "new");
  return (
    <UserCenterFrame>
      {isOpen && (
        <Surface>
          <TitleEditor key={edit} about={edit} edited={edited} answer={answer} />
        </Surface>
      )}
      <InvoiceTitleList
        {...list}
        titles={titles}
        addHref={hrefFor("new")}
        editHref={hrefFor}
        onDelete={(id) => {
          const name = titles.find((title) => title.id === id)?.name ?? "";
          confirm.ask({ about: "deleteTitle", values: { name } }, { intent: "delete", titleId: id });
        }}
        onSetDefault={(titleId) => void acting.submit({ intent: "set-default", titleId }, { method: "POST" })}
        {...(typeof pendingId === "string" ? { pendingId } : {})}
      />
      {confirm.dialog}
    </UserCenterFrame>
  );
}
