import { uploadFile } from "@tradehall/api-client/endpoints/file/upload-file";
import { handle } from "#server/handle.ts";
import { keepUpload } from "./keep-upload.ts";

export default handle(uploadFile, ({ query }, context) => keepUpload(context, query.purpose));
