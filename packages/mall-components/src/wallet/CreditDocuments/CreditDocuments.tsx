import { creditLimits, mostBytesOf } from "@tradehall/mall-rules/limits";
import { tooLargeText, uploadRefusalWords } from "@tradehall/mall-rules/words/uploads";
import { FileUpload, type UploadFile } from "@tradehall/ui/FileUpload";
import { useIntl } from "react-intl";
import type { PictureFieldProps } from "../../forms/PictureUpload/PictureField.tsx";
import type { UploadPicture } from "../../forms/PictureUpload/PictureUpload.tsx";
import { localeOf } from "../../messages/locale-of.ts";
import { words } from "./CreditDocuments.messages.ts";

const most = mostBytesOf("creditDocument");
const max = creditLimits.documents;

/** Scans of papers look alike as small pictures, so that each has its name beside it. */
function fileOf({ key, fileName, ...picture }: UploadPicture, unnamed: string): UploadFile {
  return { ...picture, id: key, name: fileName ?? unnamed };
}

/** Photos and scans of papers that go with a request for account terms. */
export function CreditDocuments(props: PictureFieldProps) {
  const { pictures, name, isRequired = false, errorMessage, onAdd, onRemove, onRetry, onLost } = props;
  const { locale, formatMessage: say } = useIntl();
  const ofLocale = localeOf(locale);
  return (
    <FileUpload
      {...{ isRequired, onAdd, onRemove, onRetry, max }}
      {...(name ? { name } : {})}
      {...(errorMessage ? { errorMessage } : {})}
      {...(onLost ? { onLost } : {})}
      accept="image/*"
      description={`${say(words.hint)} ${say(words.limits, { max, mb: most / 1_048_576 })}`}
      files={pictures.map((picture, at) => fileOf(picture, say(words.picture, { index: at + 1 })))}
      label={say(words.label)}
      labels={{
        choose: say(words.choose),
        hint: say(words.drop),
        area: say(words.area),
        wrongKind: uploadRefusalWords.fileFormat[ofLocale],
        tooLarge: tooLargeText(most, ofLocale),
        tooMany: say(words.tooMany, { max }),
        waiting: say(words.waiting),
        done: say(words.uploaded),
        failed: say(words.failed),
        retry: say(words.retry),
        retryOf: (of) => say(words.retryOf, { name: of }),
        remove: (of) => say(words.remove, { name: of }),
        uploading: (of) => say(words.uploading, { name: of }),
        count: (done, all) => say(words.count, { done, all }),
      }}
      maxBytes={most}
    />
  );
}
