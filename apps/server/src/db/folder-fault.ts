/** What keeps a folder's database from being opened; said to the operator as it is: one sentence. */
export class FolderFault extends Error {}
