/** Whether the user administers the enterprise and has yet to agree to its terms (Spec §4). */
export const isFirstLogin = (
  { adminUserId, agreedAt }: { adminUserId: number; agreedAt: Date | null },
  userId: number,
): boolean => adminUserId === userId && agreedAt === null;
