/** Sends one picture. By `XMLHttpRequest`, which alone tells how far it is. */
import { mostBytesOf, type UploadPurpose } from "@tradehall/mall-rules/limits";
import { tooLargeText } from "@tradehall/mall-rules/words/uploads";
import { networkErrorText } from "./catch-network-error.ts";

interface Sent {
  /** Its name among the buyer's files; absent where it is not. */
  path?: string;
  /** Why it was refused. */
  message?: string;
  canRetry: boolean;
}

interface Envelope {
  success?: boolean;
  msg?: string;
  data?: { filePath: string } | null;
}

export function uploadPicture(
  file: File,
  purpose: UploadPurpose,
  onProgress: (share: number) => void,
): Promise<Sent> {
  const locale = document.documentElement.lang === "en" ? "en" : "zh_CN";
  // The server would say so after the whole way; it looks at everything else.
  const most = mostBytesOf(purpose);
  if (file.size > most) return Promise.resolve({ message: tooLargeText(most, locale), canRetry: false });
  const form = new FormData();
  form.append("file", file);
  const request = new XMLHttpRequest();
  request.open("POST", `/api/p/file/upload?purpose=${purpose}`);
  request.setRequestHeader("locale", locale);
  request.responseType = "json";
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onerror = () => resolve({ message: networkErrorText(), canRetry: true });
    request.onload = () => {
      const answer = request.response as Envelope | null;
      if (answer?.success && answer.data) resolve({ path: answer.data.filePath, canRetry: false });
      else resolve({ ...(answer?.msg ? { message: answer.msg } : {}), canRetry: request.status >= 429 });
    };
    request.send(form);
  });
}
