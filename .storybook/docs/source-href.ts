import manifest from "../../package.json" with { type: "json" };

const { repository } = manifest as { repository?: { url: string } };

/** Where the sources can be read on the web; absent until the root's package.json names a repository. */
export const sourceHref: string | undefined =
  repository && `${repository.url.replace(/^git\+/, "").replace(/\.git$/, "")}/blob/main`;
