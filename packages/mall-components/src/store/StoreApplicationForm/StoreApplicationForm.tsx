import {
  checkStoreName,
  type StoreField,
  type StorePicture,
  storePictures,
  storeRules,
} from "@tradehall/mall-rules/checks/store";
import { addressLimits, leadLimits, textLimits } from "@tradehall/mall-rules/limits";
import { keysOf } from "@tradehall/mall-rules/records";
import { checkWords } from "@tradehall/mall-rules/words";
import { Grid } from "@tradehall/ui/Grid";
import { Heading } from "@tradehall/ui/Heading";
import { Notice } from "@tradehall/ui/Notice";
import { TextArea } from "@tradehall/ui/TextArea";
import { Fragment, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { rowOf } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormDraft, FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { text } from "../../forms/FormPart/TextRow.tsx";
import { type RegionGiven, region } from "../../forms/RegionRow.tsx";
import { localeOf } from "../../messages/locale-of.ts";
import { storeWords } from "../../messages/store.messages.ts";
import { words } from "./StoreApplicationForm.messages.ts";
import { type PlaceGiven, StorePlace, useChosenRegion } from "./StorePlace.tsx";

/** What the server says of the name that is typed now; absent while nothing is known. */
export type NameState = "checking" | "free" | "taken";

export interface StoreApplicationFormProps
  extends FormGiven<StoreField>,
    FormDraft<StoreField>,
    RegionGiven,
    Omit<PlaceGiven, "chosen"> {
  /** It was sent before and is sent again. */
  isAgain?: boolean;
  /** Whether the typed name is taken, said under its field. */
  nameState?: NameState | undefined;
  /** Called with a name that may be one, to ask whether it is taken; with undefined for what is none. */
  onName?: (name: string | undefined) => void;
  /** The picture fields: each a `StorePictureField`. */
  pictures: Readonly<Record<StorePicture, ReactNode>>;
}

type Given = StoreApplicationFormProps & Pick<PlaceGiven, "chosen">;

function Papers({ given: { pictures } }: { given: Given }) {
  const intl = useIntl();
  return (
    <>
      <Heading level={3} size="s">
        {intl.formatMessage(words.papers)}
      </Heading>
      <Notice tone="info">{intl.formatMessage(words.privacy)}</Notice>
      <noscript>
        <Notice tone="warning">{intl.formatMessage(words.noScript)}</Notice>
      </noscript>
      <Grid columns={2} space="l">
        {keysOf(storePictures).map((kind) => (
          <Fragment key={kind}>{pictures[kind]}</Fragment>
        ))}
      </Grid>
    </>
  );
}

const { detailMin, detailMax } = addressLimits;
const { storeDescriptionMin, storeDescriptionMax, storeName } = textLimits;

const plan: FormPlan<Given> = {
  label: ({ isAgain }) => (isAgain ? storeWords.resubmit : storeWords.apply),
  check: checkedBy(storeRules),
  hidden: () => ({ intent: "apply" }),
  fields: [
    text("shopName", ({ nameState, onName }: Given, intl) => ({
      description:
        nameState === "checking" || nameState === "free"
          ? words[nameState]
          : intl.formatMessage(words.nameHint, { max: storeName }),
      errorMessage: nameState === "taken" ? checkWords.storeNameTaken[localeOf(intl.locale)] : undefined,
      label: storeWords.shopName,
      maxLength: storeName,
      onChange: onName && ((typed) => onName(checkStoreName(typed.trim()) ? undefined : typed)),
    })),
    [
      text("contact", {
        autoComplete: "name",
        label: storeWords.contact,
        maxLength: leadLimits.contactNameMax,
      }),
      text("tel", {
        autoComplete: "tel",
        inputMode: "tel",
        label: storeWords.tel,
        placeholder: words.telHint,
      }),
    ],
    region,
    rowOf(TextArea)("addr", (_, intl) => ({
      label: storeWords.addr,
      maxLength: detailMax,
      placeholder: intl.formatMessage(words.addrHint, { min: detailMin, max: detailMax }),
      rows: 2,
    })),
    StorePlace,
    rowOf(TextArea)("intro", (_, intl) => ({
      label: storeWords.intro,
      maxLength: storeDescriptionMax,
      placeholder: intl.formatMessage(words.introHint, {
        min: storeDescriptionMin,
        max: storeDescriptionMax,
      }),
      rows: 4,
    })),
    Papers,
  ],
  submit: { label: storeWords.apply, pending: words.pending },
};
const again = { ...plan, submit: { ...plan.submit, label: storeWords.resubmit } };

/** An application to open a store, for the first time or mended (Spec §4, §5). */
export function StoreApplicationForm(props: StoreApplicationFormProps) {
  const { chosen, onRegionOpen } = useChosenRegion(props);
  return <FormPart given={{ ...props, chosen, onRegionOpen }} plan={props.isAgain ? again : plan} />;
}
