import type { RegionOption } from "@tradehall/mall-components/forms/RegionCascader";
import { StoreApplicationForm } from "@tradehall/mall-components/store/StoreApplicationForm";
import {
  StorePictureField,
  type StorePictureFieldProps,
} from "@tradehall/mall-components/store/StorePictureField";
import { type StoreField, type StorePicture, storePictures } from "@tradehall/mall-rules/checks/store";
import { fromNames, keysOf } from "@tradehall/mall-rules/records";
import { type ReactNode, useState } from "react";
import { useNavigation, useSubmit } from "react-router-dom";
import { FormPictures } from "../../browser/forms/FormPictures.tsx";
import { hrefTo } from "../../href-to.ts";
import type { RefusedApplication } from "./store-answer.ts";
import { useStoreDraft } from "./use-store-draft.ts";
import { useStoreName } from "./use-store-name.ts";

export interface StoreFormProps {
  values: Partial<Record<StoreField, string>>;
  regions: { provinces: RegionOption[]; cities: RegionOption[]; areas: RegionOption[] };
  isAgain: boolean;
  refused: RefusedApplication | undefined;
}

type FieldProps = Omit<StorePictureFieldProps, "kind">;
const fieldOf = (kind: StorePicture) => (props: FieldProps) => <StorePictureField {...props} kind={kind} />;
const fields = {
  logo: fieldOf("logo"),
  licence: fieldOf("licence"),
  idFront: fieldOf("idFront"),
  idBack: fieldOf("idBack"),
};
const kinds = keysOf(fields);
const action = hrefTo("uc-shopaccount");

/** The application's form with its draft, its uploads and the question whether its name is free. */
export function StoreForm({ values, regions, isAgain, refused }: StoreFormProps) {
  const submit = useSubmit();
  const isSending = useNavigation().formMethod === "POST";
  const [uploading, setUploading] = useState<readonly StorePicture[]>([]);
  const draft = useStoreDraft(refused?.values ?? values, refused?.regions ?? regions);
  const name = useStoreName();
  const pictures = fromNames<StorePicture, ReactNode>(kinds, (kind) => (
    <FormPictures
      as={fields[kind]}
      kept={draft.pictures[kind]}
      key={kind}
      name={kind}
      onKept={draft.onPicture(kind)}
      onUploading={(is) =>
        setUploading((now) => [...now.filter((one) => one !== kind), ...(is ? [kind] : [])])
      }
      purpose={storePictures[kind]}
    />
  ));
  return (
    <StoreApplicationForm
      {...name}
      action={action}
      defaultValues={draft.values}
      fieldErrors={refused?.fields}
      formError={refused?.message || undefined}
      isAgain={isAgain}
      isPending={isSending || uploading.length > 0}
      key={draft.formKey}
      onPlace={(place) =>
        draft.change({ latitude: String(place?.latitude ?? ""), longitude: String(place?.longitude ?? "") })
      }
      onRegionOpen={draft.onRegionOpen}
      onSubmit={(form) => void submit(form, { method: "POST", action })}
      onTyped={draft.onTyped}
      pictures={pictures}
      regions={{ provinces: regions.provinces, ...draft.regions }}
      {...(draft.pendingRegion ? { pendingRegion: draft.pendingRegion } : {})}
    />
  );
}
