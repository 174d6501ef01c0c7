/**
 * Hosts from which rich text may bring pictures and videos: a setting of the shop owner, read alike by the server,
 * which cleans by it, and by the storefront's host, whose page policy lets them in.
 */
export interface RichTextHosts {
  /** Beside the mall's own pictures. */
  pictures: readonly string[];
  /** Without any there are no videos at all. */
  videos: readonly string[];
}

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;

function readHosts(setting: string, value: string | undefined): string[] {
  const names = (value ?? "").split(",").map((name) => name.trim().toLowerCase());
  const wanted = [...new Set(names)].filter((name) => name !== "");
  const wrong = wanted.find((name) => !hostName.test(name));
  if (wrong !== undefined)
    throw new Error(
      `${setting} names ${JSON.stringify(wrong)}, which is no host name such as img.example.com`,
    );
  return wanted;
}

/** From `RICH_TEXT_PICTURE_HOSTS` and `RICH_TEXT_VIDEO_HOSTS`, host names with commas between; throws in one sentence. */
export const readRichTextHosts = (env: Record<string, string | undefined>): RichTextHosts => ({
  pictures: readHosts("RICH_TEXT_PICTURE_HOSTS", env.RICH_TEXT_PICTURE_HOSTS),
  videos: readHosts("RICH_TEXT_VIDEO_HOSTS", env.RICH_TEXT_VIDEO_HOSTS),
});
