/** The avatar: a chosen file is looked at, cut in a dialog, sent up and set. */
import {
  avatarPixelsFault,
  type PictureFault,
  pictureFileFault,
  pictureHeadBytes,
} from "@tradehall/mall-rules/checks/picture";
import { pictureFaultText } from "@tradehall/mall-rules/words/uploads";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { useState } from "react";
import { useFetcher } from "react-router-dom";
import { useOnChange } from "../../browser/calls/use-on-change.ts";
import { networkErrorText } from "../../browser/forms/catch-network-error.ts";
import { uploadPicture } from "../../browser/forms/upload-picture.ts";
import type { AccountAnswer } from "./account-action.ts";

// Asked for by a file, so it comes with it.
const AvatarDialog = lazyPart(
  async () => (await import("@tradehall/mall-components/account/AvatarDialog")).AvatarDialog,
);

/** What keeps a file from being cut; by its content first, then by the size of the picture in it. */
async function faultOf(file: File): Promise<PictureFault | undefined> {
  const head = new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer());
  const fault = pictureFileFault(file.size, head);
  if (fault) return fault;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return avatarPixelsFault(width, height);
  } catch {
    return "fileFormat";
  }
}

const localeOfPage = () => (document.documentElement.lang === "en" ? "en" : "zh_CN");

export function useAvatar() {
  const setting = useFetcher<AccountAnswer>();
  const [src, setSrc] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [sendError, setSendError] = useState<string>();
  const close = () => {
    if (src) URL.revokeObjectURL(src);
    setSrc(undefined);
    setSendError(undefined);
  };
  useOnChange(setting.data, ({ ok }) => {
    if (ok) close();
  });
  const choose = async (file: File) => {
    const found = await faultOf(file);
    setFault(found && pictureFaultText(found, localeOfPage()));
    setting.reset();
    if (!found) setSrc(URL.createObjectURL(file));
  };
  const set = (avatarUrl: string) => void setting.submit({ intent: "avatar", avatarUrl }, { method: "POST" });
  const save = async (picture: Blob) => {
    setSending(true);
    setSendError(undefined);
    const sent = await uploadPicture(new File([picture], "avatar.webp"), "avatar", () => undefined);
    setSending(false);
    if (sent.path === undefined) setSendError(sent.message ?? networkErrorText());
    else set(sent.path);
  };
  const refused = setting.data?.ok === false ? setting.data.error.message : undefined;
  const isPending = isSending || setting.state !== "idle";
  return {
    field: {
      errorMessage: fault ?? (src ? undefined : refused),
      isPending,
      onFile: (file: File) => void choose(file),
      onReset: () => set(""),
    },
    dialog: src && (
      <AvatarDialog
        formError={sendError ?? refused}
        isPending={isPending}
        onClose={close}
        onLost={close}
        onSave={(picture) => void save(picture)}
        src={src}
      />
    ),
  };
}
