<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Checkbox;

use Quayside\Blocks\Forms\Fields\BoxField;

/**
 * A single checkbox.
 */
final class CheckboxField extends BoxField {}
