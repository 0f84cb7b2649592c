/** No name between `&` and `;` stands for a character: in place of decode-named-character-reference. */
export const decodeNamedCharacterReference = (): false => false;
