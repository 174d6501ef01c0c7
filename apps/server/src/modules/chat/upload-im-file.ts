import { uploadImFile } from "@tradehall/api-client/endpoints/chat/upload-im-file";
import { handle } from "#server/handle.ts";
import { keepUpload } from "../file/keep-upload.ts";

export default handle(uploadImFile, (_, context) => keepUpload(context, "chat"));
