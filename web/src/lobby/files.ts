/** Files that somebody brings: which of them are what, and how those of a folder are found. */

/** A file with the path under which it was brought. */
export type Brought = { path: string; file: File };

/** What files are for. */
export type Sorted = {
  /** Parts of a scenario of one's own. */
  data: Brought[];
  /** A saved game, if there is one. */
  record: File | null;
};

/** Files of a folder that are looked at; whoever drops his whole disk has not meant it. */
const FOLDER_MAX = 2000;

const DATA = /\.(toml|csv|sealed)$/i;

/** Sorts files: by their endings those of scenarios are known, and the first other is a record. */
export function sorted(files: readonly Brought[]): Sorted {
  const data = files.filter(({ path }) => DATA.test(path));
  const other = files.find(({ path }) => !DATA.test(path));
  // A folder holds this and that beside its scenario; a record is brought by itself.
  const record =
    other && (data.length === 0 || /\.(rec|json)$/i.test(other.path)) ? other.file : null;
  return { data, record };
}

/** The files of a list, as a field of a form or a drop gives it. */
export function listed(files: FileList | null | undefined): Brought[] {
  return [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** The files that were dropped, those in folders too. */
export async function dropped(transfer: DataTransfer): Promise<Brought[]> {
  // The list is emptied as soon as the drop is over: everything is asked for at once.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  const plain = listed(transfer.files);
  if (!entries.some((entry) => entry?.isDirectory)) return plain;
  const found: Brought[] = [];
  for (const entry of entries) if (entry) await collect(entry, found);
  return found;
}

async function collect(entry: FileSystemEntry, found: Brought[]): Promise<void> {
  if (found.length >= FOLDER_MAX || entry.name.startsWith(".")) return;
  if (entry.isFile) {
    const file = await new Promise<File>((take, refuse) =>
      (entry as FileSystemFileEntry).file(take, refuse),
    );
    found.push({ path: entry.fullPath.replace(/^\//, ""), file });
    return;
  }
  for (const inside of await entriesOf(entry as FileSystemDirectoryEntry)) {
    await collect(inside, found);
  }
}

/** All entries of a folder: a reader gives a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((take, refuse) =>
      reader.readEntries(take, refuse),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}
