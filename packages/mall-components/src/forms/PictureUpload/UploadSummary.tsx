import { useIntl } from "react-intl";
import * as css from "./PictureUpload.css.ts";
import { words } from "./PictureUpload.messages.ts";
import type { PictureUploadProps } from "./picture-upload-props.ts";

/** Once all are answered: how many are there, and which are not and why. */
export function UploadSummary({ pictures }: Pick<PictureUploadProps, "pictures">) {
  const intl = useIntl();
  const failed = pictures.filter(({ state }) => state === "failed");
  const done = pictures.filter(({ state }) => state === "done").length;
  const isSaid = failed.length > 0 && done + failed.length === pictures.length;
  return (
    <div className={css.summary} role="status">
      {isSaid && (
        <>
          <b>{intl.formatMessage(words.summary, { done, failed: failed.length })}</b>
          <ul>
            {failed.map(({ key, fileName, errorMessage }) => (
              <li className={css.why} key={key}>
                {intl.formatMessage(words.notUploaded, {
                  name:
                    fileName ??
                    intl.formatMessage(words.picture, {
                      index: pictures.findIndex((one) => one.key === key) + 1,
                    }),
                  why: errorMessage ?? intl.formatMessage(words.failed),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
