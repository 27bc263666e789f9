<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Patterns and messages of validation. Made from validation.json and contracts/forms/limits.json by npm run fields.
 */
final class ValidationTable {
	/**
	 * Maximum length of a single-line text in characters.
	 */
	public const MAX_LINE = 1000;

	/**
	 * Maximum length of a text in characters.
	 */
	public const MAX_TEXT = 20000;

	/**
	 * Maximum length of rich text with its markup, in UTF-16 units or bytes.
	 */
	public const MAX_MARKUP = 200000;

	/**
	 * A lowercase email address.
	 */
	public const EMAIL = '~^(?=[^@]{1,64}@)(?=.{1,254}$)[a-z0-9!#$%&\'*+/=?^_`{|}\\x7E-]+(?:\\.[a-z0-9!#$%&\'*+/=?^_`{|}\\x7E-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?=[a-z0-9-]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$~Du';

	/**
	 * A URL with a scheme. The top-level domain contains a letter.
	 */
	public const HTTP_URL = '~^https?://(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?\\.)+(?=[^.:/?#]*\\p{L})[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?\\.?(?::[0-9]{1,5})?(?:[/?#][^\\s\\x{FEFF}<>"]*)?$~iDu';

	/**
	 * The start of text that isn't a URL without a scheme: a scheme, or a path. A colon before digits starts a port.
	 */
	public const URL_SCHEME = '~^(?:[a-z][a-z0-9+.-]*:(?![0-9])|[/?#])~iDu';

	/**
	 * Characters that visitors write between digits.
	 */
	public const PHONE_SEPARATORS = '~[\\s\\x{FEFF}()./-]~Du';

	/**
	 * A number without separators, with or without a calling code.
	 */
	public const PHONE = '~^(?:\\+[1-9][0-9]{6,14}|[0-9]{6,15})$~Du';

	/**
	 * A number with commas between thousands. Groups must be complete.
	 */
	public const NUMBER = '~^[+-]?(?:(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\\.[0-9]+)?|\\.[0-9]+)$~Du';

	/**
	 * Keys of messages by the code of the broken rule. The asterisk stands for the field type.
	 *
	 * @var array<string, string>
	 */
	public const MESSAGES = [
		'required'     => 'required',
		'unique'       => 'unique',
		'email'        => 'valid_email',
		'phone'        => 'valid_phone_number',
		'url'          => 'valid_url',
		'number'       => 'valid_number',
		'date'         => 'valid_date',
		'min'          => 'input_min_value',
		'max'          => 'input_max_value',
		'minDate'      => 'input_min_value',
		'maxDate'      => 'input_max_value',
		'weekday'      => 'weekday',
		'minLength'    => 'min_length',
		'maxLength'    => 'max_length',
		'length'       => 'max_length',
		'confirm'      => 'confirm_*_same',
		'minSelection' => '*_min_selections',
		'maxSelection' => '*_max_selections',
		'fileType'     => 'file_type',
		'fileSize'     => 'file_size',
		'fileCount'    => 'file_count',
		'fileEmpty'    => 'file_empty',
		'mask'         => 'mask',
		'fileFailed'   => 'file_failed',
	];
}
